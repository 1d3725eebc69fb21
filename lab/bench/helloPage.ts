import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build } from 'vite';

/** A page as one script file and the document that starts it. */
export interface HelloPage {
  readonly html: string;
  readonly scriptPath: string;
  readonly script: string;
}

/** Builds React's smallest page as production code. */
export async function buildHelloPage(root: string): Promise<HelloPage> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: path.join(root, 'lab/bench/hello/Hello.tsx') },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk || outputs.length !== 1) throw new Error('The hello page is not one script.');
  const scriptPath = `/${chunk.fileName}`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hello</title><meta name="description" content="A counter."></head><body><div id="root"></div><script type="module" src="${scriptPath}"></script></body></html>`;
  return { html, scriptPath, script: chunk.code };
}
