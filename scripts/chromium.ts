import { existsSync } from 'node:fs';

/** What keeps a browser from doing work of its own while it is measured or draws. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--mute-audio',
] as const;

/** The system's Chromium, or CHROMIUM_PATH. Throws where there is none. */
export function getChromiumPath(): string {
  const file = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
  if (existsSync(file)) return file;
  throw new Error(`There is no Chromium at ${file}. Set CHROMIUM_PATH.`);
}

/** What tsx wraps named functions in; a page that is handed such a function has no such helper of its own. */
export const NAME_HELPER = 'globalThis.__name = (named) => named';
