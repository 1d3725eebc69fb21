import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One configuration for the browser's build, the prerenderer's build (`--ssr`) and development. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }), lingui()],
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/renderer' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Small files inlined as data: addresses would be sent again with every document.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: ['react-router-dom', 'react-router'] },
}));
