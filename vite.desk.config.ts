import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NONCE_PLACE } from './schemas/page.ts';
import { deskLook } from './scripts/build/deskLook.ts';

/** The desk, where staff work: an application of its own at a host of its own, each area a file that loads when it is opened. */
export default defineConfig({
  plugins: [
    react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
    lingui(),
    deskLook(import.meta.dirname),
  ],
  publicDir: false,
  html: { cspNonce: NONCE_PLACE },
  build: {
    target: 'es2022',
    outDir: 'dist/desk',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'desk.html' },
  },
});
