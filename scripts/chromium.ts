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

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const nameChromium = () => process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

/**
 * The Chromium without windows, in which a page costs a third less: that of CHROMIUM_SHELL_PATH or of the system, or
 * else the one with them. It need not be there: tools read the tests' configurations on machines without a browser too.
 */
export const nameHeadlessShell = (): string =>
  process.env['CHROMIUM_SHELL_PATH'] ||
  (!process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : nameChromium());

function requireBrowser(file: string): string {
  if (existsSync(file)) return file;
  throw new Error(`There is no Chromium at ${file}. Set CHROMIUM_PATH.`);
}

/** The system's Chromium, or CHROMIUM_PATH. Throws where there is none. */
export const getChromiumPath = (): string => requireBrowser(nameChromium());

/** What `nameHeadlessShell` names. Throws where there is none. */
export const getHeadlessShellPath = (): string => requireBrowser(nameHeadlessShell());

/** What tsx wraps named functions in; a page that is handed such a function has no such helper of its own. */
export const NAME_HELPER = 'globalThis.__name = (named) => named';
