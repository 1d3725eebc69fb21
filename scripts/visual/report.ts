import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Difference, Pixels } from './picture.ts';
import type { Setting } from './plan.ts';
import { REPORT_SCRIPT, REPORT_STYLE } from './reportPage.ts';

/** What is to be said of one visit. */
export interface Remark {
  readonly name: string;
  /** Title of the component, and under what it was visited; without both where it is gone. */
  readonly title?: string;
  readonly setting?: Setting;
  readonly faults: readonly string[];
  readonly before?: Pixels;
  readonly after?: Pixels;
  readonly difference?: Difference;
}

/** Writes the page that shows what is wrong, before and after; returns the address of its file. */
export async function writeReport(folder: string, remarks: readonly Remark[]): Promise<string> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const sections: string[] = [];
  for (const remark of remarks) sections.push(await drawRemark(folder, remark));
  const titles = [...new Set(remarks.flatMap(({ title }) => title ?? []))];
  const options = titles.map((title) => `<option>${escapeHtml(title)}</option>`).join('');
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories: ${remarks.length} to look at</title>
<style>${REPORT_STYLE}</style>
<header>
  <h1>${remarks.length} to look at</h1>
  <label>Component <select id="component"><option value="">All</option>${options}</select></label>
  <fieldset id="mode"><legend>Show</legend>
    <label><input type="radio" name="mode" value="side" checked> side by side</label>
    <label><input type="radio" name="mode" value="slide"> slider</label>
    <label><input type="radio" name="mode" value="blink"> blink</label>
  </fieldset>
</header>
<main data-mode="side">
${sections.join('\n')}
</main>
<script>${REPORT_SCRIPT}</script>
</html>
`,
  );
  return page;
}

async function drawRemark(folder: string, remark: Remark): Promise<string> {
  const { name, title = '', setting, faults, before, after, difference } = remark;
  const facts = Object.values(setting ?? {}).map((fact) => `<li>${escapeHtml(fact)}</li>`);
  const words = faults.map((word) => `<p>${escapeHtml(word)}</p>`).join('');
  const figures =
    before || after
      ? [
          await drawFigure(folder, name, 'before', before),
          await drawFigure(folder, name, 'after', after),
          difference?.marked ? await drawFigure(folder, name, 'difference', difference.marked) : '',
        ]
      : [];
  return `<section data-component="${escapeHtml(title)}">
<h2>${escapeHtml(name)}</h2><ul class="facts">${facts.join('')}</ul>
${words}<div class="pair">${figures.join('')}</div>
</section>`;
}

async function drawFigure(folder: string, name: string, kind: string, pixels?: Pixels) {
  if (!pixels)
    return `<figure class="${kind}"><figcaption>${kind}</figcaption><p>nothing</p></figure>`;
  const { data, width, height } = pixels;
  const path = `pictures/${name}-${kind}.webp`;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toFile(join(folder, path));
  const image = `<img src="${path}" width="${width}" height="${height}" alt="${kind}" loading="lazy">`;
  return `<figure class="${kind}"><figcaption>${kind}</figcaption>${image}</figure>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
