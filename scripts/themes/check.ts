import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contrastReport } from '../../engine/theme/contrastReport.ts';
import { parseThemeTokens } from '../../engine/theme/parseThemeTokens.ts';
import { resolveTheme } from '../../engine/theme/resolveTheme.ts';

const folder = resolve(import.meta.dirname, '../../themes');

/** Everything that is wrong with one token file, one sentence each. */
function faultsOf(text: string): string[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return [`is not JSON: ${(error as Error).message}`];
  }
  const parsed = parseThemeTokens(file);
  if (!parsed.ok) {
    return parsed.faults.map(({ path, message, suggestion }) =>
      [`${path || 'the file'}: ${message}`, suggestion].filter(Boolean).join(' '),
    );
  }
  return contrastReport(resolveTheme({ tokens: parsed.tokens }))
    .filter((pair) => !pair.holds)
    .map(
      ({ scheme, foreground, background, ratio, minimum }) =>
        `${scheme}: ${foreground} on ${background} is ${ratio.toFixed(2)}, it must be ${minimum} or more.`,
    );
}

const files = (await readdir(folder)).filter((file) => file.endsWith('.tokens.json')).sort();
if (files.length === 0) console.log('themes/ holds no token file.');
let faultCount = files.length === 0 ? 1 : 0;
for (const file of files) {
  for (const fault of faultsOf(await readFile(join(folder, file), 'utf8'))) {
    console.log(`themes/${file}: ${fault}`);
    faultCount += 1;
  }
}
if (faultCount > 0) process.exitCode = 1;
