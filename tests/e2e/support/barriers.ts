import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SCHEMES = ['dark', 'light'] as const;

/** Stands still, so that a colour is met as it stays, and begins in the dark. */
export async function holdStill(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('livery.scheme', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
}

/**
 * What axe finds on a page in either scheme, one sentence each. Choosing a scheme swaps colours and renders nothing, so
 * the page is opened once; it stays in the scheme that it was in.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  const html = page.locator('html');
  const before = await html.getAttribute('data-scheme');
  await page.evaluate(showBelowTheFold);
  for (const scheme of SCHEMES) {
    await html.evaluate((root, shown) => (root.dataset['scheme'] = shown), scheme);
    await page.evaluate(untilPainted);
    const { violations } = await makeReader(page).analyze();
    for (const { id, help, nodes } of violations) {
      found.push(`${scheme}: ${id}: ${help}: ${nodes.map((node) => node.target).join(' ')}`);
    }
  }
  await html.evaluate((root, shown) => (root.dataset['scheme'] = shown!), before);
  return found;
}

/**
 * Only what is wrong is wanted, and describing all that is right takes as long as finding it. A page without frames
 * ends its reading itself; only where there are frames does a page of its own have to put them together.
 */
function makeReader(page: Page): AxeBuilder {
  const reader = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  return reader.setLegacyMode(page.frames().length === 1);
}

/** Runs in the page: what the browser leaves out until it is near keeps the colours that it had. */
function showBelowTheFold(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: resolves once its new colours are there, with none on its way to another. */
async function untilPainted(): Promise<void> {
  await new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
  });
  const fades = document.getAnimations().filter((shown) => shown instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
}
