import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getChromiumPath } from '../chromium.ts';
import { VIEWPORTS } from './plan.ts';
import { openStoryPage } from './storyPage.ts';
import { withStorybook } from './withStorybook.ts';

/** A preview of one story whose loaders take so long that Storybook hides the page before the story comes. */
const SLOW_STORYBOOK = `<!doctype html><style>.waiting > * { display: none }</style><body><script>
  const heard = {};
  const view = { showPreparingStory: () => document.body.classList.add('waiting') };
  const show = () => {
    preview.view.showPreparingStory();
    document.body.innerHTML = '<h1 tabindex="-1">Title</h1>';
    document.querySelector('h1').focus();
    document.body.classList.remove('waiting');
    heard.storyFinished({});
  };
  const preview = { view, storyStoreValue: { userGlobals: { update: () => {} } } };
  window.__STORYBOOK_PREVIEW__ = preview;
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (name, hear) => (heard[name] = hear),
    off: () => {},
    emit: show,
  };
</script>`;

it('lets a story that was slow to come take the focus when it comes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  try {
    await writeFile(join(folder, 'iframe.html'), SLOW_STORYBOOK);
    const focused = await withStorybook(folder, getChromiumPath(), async (browser, origin) => {
      const { page, show } = await openStoryPage(browser, origin, VIEWPORTS.phone);
      expect(await show('dialog--by-keyboard', {})).toEqual({ barriers: [], parameters: {} });
      return page.evaluate(() => document.activeElement?.tagName);
    });
    expect(focused).toBe('H1');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 30_000);
