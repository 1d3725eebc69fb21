import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Change } from './compareSheets.ts';
import { REPORT_SCRIPT, REPORT_STYLE } from './reportPage.ts';
import type { Verdict } from './review.ts';
import type { Pixels } from './sheetFile.ts';

/** Writes the page that shows what changed, before and after; returns the address of its file. */
export async function writeReport(
  folder: string,
  verdicts: readonly Verdict[],
  gone: readonly string[],
): Promise<string> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const ordered = [...verdicts].sort((one, other) => (one.sheet.name < other.sheet.name ? -1 : 1));
  const sections: string[] = [];
  for (const verdict of ordered) sections.push(await drawVerdict(folder, verdict));
  const titles = [...new Set(ordered.map(({ sheet }) => sheet.title))];
  const options = titles.map((title) => `<option>${escapeHtml(title)}</option>`).join('');
  const lost = gone.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review: ${verdicts.length} pictures</title>
<style>${REPORT_STYLE}</style>
<header>
  <h1>${verdicts.length} pictures to look at</h1>
  <label>Component <select id="component"><option value="">All</option>${options}</select></label>
  <fieldset id="mode"><legend>Show</legend>
    <label><input type="radio" name="mode" value="side" checked> side by side</label>
    <label><input type="radio" name="mode" value="slide"> slider</label>
    <label><input type="radio" name="mode" value="blink"> blink</label>
  </fieldset>
</header>
<main data-mode="side">
${sections.join('\n')}
${lost && `<section><h2>Gone</h2><ul>${lost}</ul></section>`}
</main>
<script>${REPORT_SCRIPT}</script>
</html>
`,
  );
  return page;
}

async function drawVerdict(folder: string, verdict: Verdict): Promise<string> {
  const { sheet, changes, faults, kind } = verdict;
  const { brand, scheme, locale, viewport } = sheet.setting;
  const facts = [brand, scheme, locale, viewport].map((fact) => `<li>${escapeHtml(fact)}</li>`);
  const parts: string[] = [];
  for (const [at, change] of changes.entries()) {
    const name = sheet.states.find(({ id }) => id === change.state)?.name ?? change.state;
    parts.push(await drawChange(folder, `${sheet.name}-${at}`, name, change));
  }
  const words = [...faults, ...(kind === 'new' ? ['Not accepted yet.'] : [])];
  return `<section data-component="${escapeHtml(sheet.title)}">
<h2>${escapeHtml(sheet.title)}</h2><ul class="facts">${facts.join('')}</ul>
${words.map((word) => `<p>${escapeHtml(word)}</p>`).join('')}${parts.join('\n')}
</section>`;
}

async function drawChange(folder: string, file: string, name: string, change: Change) {
  const figure = async (kind: string, pixels?: Pixels) => {
    if (!pixels)
      return `<figure class="${kind}"><figcaption>${kind}</figcaption><p>nothing</p></figure>`;
    const { data, width, height } = pixels;
    const path = `pictures/${file}-${kind}.webp`;
    await sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ lossless: true, effort: 2 })
      .toFile(join(folder, path));
    const image = `<img src="${path}" width="${width}" height="${height}" alt="${kind}" loading="lazy">`;
    return `<figure class="${kind}"><figcaption>${kind}</figcaption>${image}</figure>`;
  };
  const told = change.kind === 'changed' ? `${change.pixels} pixels differ` : change.kind;
  const figures = [
    await figure('before', change.before),
    await figure('after', change.after),
    change.difference ? await figure('difference', change.difference) : '',
  ];
  return `<h3>${escapeHtml(name)} <small>${told}</small></h3><div class="pair">${figures.join('')}</div>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
