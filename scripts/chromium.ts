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

/** The Chromium without windows of CHROMIUM_SHELL_PATH, where one is named: a page costs a third less in it. Throws where there is none at all. */
export function getHeadlessShellPath(): string {
  return process.env['CHROMIUM_SHELL_PATH'] || getChromiumPath();
}

/** What tsx wraps named functions in; a page that is handed such a function has no such helper of its own. */
export const NAME_HELPER = 'globalThis.__name = (named) => named';
