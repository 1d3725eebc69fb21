import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Our own games, which run in a page of their own: nothing of them is in the site's build, and each game is a
 * file that only its own page loads. Paths are relative, so the gateway may serve the folder wherever it likes.
 */
export default defineConfig({
  base: './',
  plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }), lingui()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/games',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/originals/main.tsx' },
  },
});
