import { suggestName } from '../../nearestName.ts';
import { assetKey, MAX_ASSET_BYTES } from '../assetFacts.ts';
import type { Rule } from '../checkBrand.ts';

const areServable: Rule = (brand, report, { assets, ownerOf }) => {
  for (const [name, written] of Object.entries(brand.assets ?? {})) {
    const path = ['assets', name];
    const facts = assets.get(assetKey(ownerOf(path), written));
    if (!facts || facts.state === 'missing') {
      report('asset.missing', path, `There is no file "${written}" in the brand's folder.`, {
        suggestion: suggestName(written, facts?.nearby ?? []),
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
      report('asset.unreadable', path, `"${written}" cannot be read: ${facts.reason}.`);
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
export const assetRules: readonly Rule[] = [areServable, areHarmless];
