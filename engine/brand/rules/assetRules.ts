import { suggestName } from '../../nearestName.ts';
import { assetKey, MAX_ASSET_BYTES, MAX_ASSET_SIDE } from '../assetFacts.ts';
import type { Report, Rule } from '../rule.ts';
import type { JsonPath } from '../jsonPath.ts';

const areServable: Rule = (brand, report, { assets, ownerOf }) => {
  for (const [name, written] of Object.entries(brand.assets ?? {})) {
    const path = ['assets', name];
    const facts = assets.get(assetKey(ownerOf(path), written));
    if (!facts || facts.state === 'missing') {
      report('asset.missing', path, `There is no file "${written}" in the brand's folder.`, {
        suggestion:
          suggestName(written, facts?.nearby ?? []) ??
          `Put the picture there, or remove "${name}" here.`,
      });
    } else if (facts.state === 'outside') {
      report('asset.outside', path, `"${written}" leads out of the brand's folder.`, {
        suggestion: 'Put the file itself into the folder instead of a link to it.',
      });
    } else if (facts.state === 'tooLarge') {
      const size = Math.ceil(facts.sizeBytes / 1024);
      const message = `"${written}" has ${size} KB; at most ${MAX_ASSET_BYTES / 1024} KB are allowed.`;
      report('asset.tooLarge', path, message, { suggestion: 'Make the picture smaller.' });
    } else if (facts.state === 'unreadable') {
      report('asset.unreadable', path, `"${written}" cannot be read: ${facts.reason}.`, {
        suggestion: 'Make it a file that the account which runs Livery may read.',
      });
    } else if (facts.state === 'damaged') {
      report('asset.damaged', path, `"${written}" is cut off or damaged; it cannot be drawn.`, {
        suggestion: 'Save or upload the picture once more.',
      });
    } else if (facts.state === 'wrongType') {
      reportType(written, facts.found, path, report);
    }
  }
};

function reportType(
  written: string,
  found: string | undefined,
  path: JsonPath,
  report: Report,
): void {
  const said = written.slice(written.lastIndexOf('.') + 1);
  const is = found === undefined ? 'no picture' : `a picture of the kind "${found}"`;
  report('asset.type', path, `"${written}" ends in ".${said}", but is ${is}.`, {
    suggestion: `Save it as ${said.toUpperCase()}, or give it the ending of what it is.`,
  });
}

const SQUARE = ['mark', 'favicon'];
const WIDE = ['logo', 'logoLight'];
/** What networks ask of the picture of a shared link, in pixels. */
const SOCIAL = { width: 600, height: 315 };

const fitTheirPlaces: Rule = (brand, report, { assets, ownerOf }) => {
  for (const [name, written] of Object.entries(brand.assets ?? {})) {
    const path = ['assets', name];
    const facts = assets.get(assetKey(ownerOf(path), written));
    if (facts?.state !== 'present' || !facts.width || !facts.height) continue;
    const { width, height } = facts;
    const size = `"${written}" is ${width} × ${height} pixels`;
    if (SQUARE.includes(name) && Math.abs(width / height - 1) > 0.1) {
      const suggestion = 'Cut it to a square.';
      report('asset.dimensions', path, `${size}, but stands in a square place.`, { suggestion });
    } else if (WIDE.includes(name) && width / height < 1.2) {
      const suggestion = 'Use the name written out, and put the emblem under "assets.mark".';
      report('asset.dimensions', path, `${size}, but stands in a wide place.`, { suggestion });
    } else if (name === 'socialImage' && (width < SOCIAL.width || height < SOCIAL.height)) {
      const suggestion = 'Make it 1200 × 630 pixels.';
      report('asset.dimensions', path, `${size}, too small for shared links.`, { suggestion });
    } else if (!written.endsWith('.svg') && Math.max(width, height) > MAX_ASSET_SIDE) {
      const suggestion = `Make it at most ${MAX_ASSET_SIDE} pixels long.`;
      report('asset.dimensions', path, `${size}, more than phones show well.`, { suggestion });
    }
  }
};

const areHarmless: Rule = (brand, report, { assets, ownerOf }) => {
  for (const [name, written] of Object.entries(brand.assets ?? {})) {
    const path = ['assets', name];
    const facts = assets.get(assetKey(ownerOf(path), written));
    if (facts?.state !== 'present') continue;
    const { file } = facts;
    for (const { message, line, column } of facts.svgProblems) {
      report('asset.unsafeSvg', path, `"${written}" is refused: ${message}`, {
        file,
        line,
        column,
        suggestion: 'Export the picture as plain SVG: shapes only, nothing that runs or loads.',
      });
    }
  }
};

/** Pictures are there, small enough and harmless. */
export const assetRules: readonly Rule[] = [areServable, areHarmless, fitTheirPlaces];
