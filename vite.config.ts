import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContracts } from './scripts/build/leanContracts.ts';
import { messageParts } from './scripts/build/messageParts.ts';

/**
 * Scripts that every page of every brand needs come in two files instead of thirty: what packages bring, which stays the
 * same from release to release, and the small parts that the shell and the sections share. Screens, sections and
 * variants stay files of their own, and so does MUI with what leads to it: nothing of the first page needs it.
 */
const GROUPS = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](?:react-query|query-core)|@lingui)[\\/]/,
  },
  {
    name: 'parts',
    test: /[\\/]src[\\/](app|platform|lib|api|ui|features[\\/]home)[\\/](?!.*(variants|sections[\\/]|Screen\.tsx|fetchBrandState|theme[\\/](Mui|mui)|html[\\/]|(Dialog|MemberBar|Tabs|crypto|fields)[\\/]|(account|member|session|wallet)\.ts$|messageParts|WithMessages|problemMessages|rememberedLogin|cookies))/,
    minShareCount: 2,
    maxModuleSize: 8_000,
  },
];

/** One configuration for the browser's build, the prerenderer's build (`--ssr`) and development. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
    lingui(),
    messageParts(),
    !isSsrBuild && leanContracts(),
  ],
  // The desk's page, which lies beside this one, is a build of its own.
  optimizeDeps: { entries: ['index.html'] },
  // React's build for Node keeps an AsyncLocalStorage, after whose first use Node tracks every promise of the gateway.
  resolve: isSsrBuild ? { alias: { 'react-dom/static': 'react-dom/static.edge' } } : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/renderer' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Small files inlined as data: addresses would be sent again with every document.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: GROUPS } } },
  },
}));
