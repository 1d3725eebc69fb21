import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { storyId } from './sourceMap.ts';

it.each([
  ['Slots/Header', 'Bar'],
  ['Slots/Header/Bar', 'ManyEntries'],
  ['Home/Sections', 'HowItWorks'],
  ['Parts/Icon', 'AllIcons2'],
  ['Features/Lobby/NavPanel', 'withFAQOpen'],
])('the id of %s, %s is the one that Storybook gives', (title, name) => {
  expect(storyId(title, name)).toBe(toId(title, storyNameFromExport(name)));
});
