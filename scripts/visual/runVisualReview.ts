import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getChromiumPath } from '../chromium.ts';
import { openBaselines, type Baselines } from './baselines.ts';
import { describeMachine, isSameKind, readMachineKind, type MachineKind } from './machine.ts';
import {
  chooseSettings,
  drawEachOnce,
  planSheets,
  slugify,
  type BrandChoice,
  type Component,
  type Sheet,
} from './plan.ts';
import { writeReport } from './report.ts';
import { acceptSheet, judgeSheet, type Taken, type Verdict } from './review.ts';
import type { Segment, StateShot } from './sheetFile.ts';
import { ensureStorybook, readStorybook } from './storybook.ts';
import { takeSheets, withStorybook } from './takeSheets.ts';
import { reportTally } from './tally.ts';

interface ReviewOptions {
  readonly root: string;
  /** Part of the names of the components to draw; empty for all. */
  readonly filter: string;
  readonly update: boolean;
  /** A Storybook that is built already. */
  readonly storybook?: string;
}

/** Draws, compares or accepts, and says what came of it. Returns the exit code. */
export async function runVisualReview(options: ReviewOptions): Promise<number> {
  const { root, filter, update } = options;
  const folder = resolve(options.storybook ?? join(root, 'storybook-static'));
  if (!options.storybook) await ensureStorybook(root, folder);
  const baselines = await openBaselines(join(root, 'tests/visual/baselines'));
  return withStorybook(folder, getChromiumPath(), async (browser, origin) => {
    const content = await readStorybook(browser, origin, filter);
    const brands = chooseBrands(content.brands, update ? [] : baselines.brands);
    const chosen =
      update || filter !== '' ? content.components : leaveNew(content.components, baselines);
    const sheets = plan(chosen, brands);
    const machine = await readMachineKind(browser.version());
    const takeFrom = (some: readonly Sheet[]): Take => {
      return (onTaken) => takeSheets(browser, origin, some, onTaken);
    };
    const take = takeFrom(sheets);
    if (update) return accept({ sheets, brands, baselines, machine, filter, take });
    const drawnBy = baselines.machine;
    if (drawnBy && !isSameKind(drawnBy, machine)) {
      const once = drawEachOnce(sheets);
      return drawOnly({ drawnBy, machine, sheets, once, baselines, take: takeFrom(once) });
    }
    return compare({ root, sheets, baselines, filter, take });
  });
}

type Take = (onTaken: (taken: Taken) => Promise<void>) => Promise<void>;

/** The brands whose pictures were accepted, as long as all are there; a brand that came since changes no picture of theirs. */
function chooseBrands(
  present: readonly BrandChoice[],
  accepted: readonly BrandChoice[],
): readonly BrandChoice[] {
  const describe = ({ id, locales }: BrandChoice) => `${id} ${locales.join(' ')}`;
  const known = new Set(accepted.map(describe));
  const kept = present.filter((brand) => known.has(describe(brand)));
  if (accepted.length === 0 || kept.length < accepted.length) return present;
  const later = present.filter((brand) => !known.has(describe(brand)));
  if (later.length > 0) {
    const names = later.map(({ id }) => id).join(', ');
    console.log(
      `Without ${names}, which came after the pictures were accepted; --update takes in all brands.`,
    );
  }
  return kept;
}

/** Components of which some picture was accepted; those that came since are named, so that nobody forgets them. */
function leaveNew(components: readonly Component[], baselines: Baselines): readonly Component[] {
  const accepted = new Set(baselines.names().map((name) => name.slice(0, name.indexOf('.'))));
  if (accepted.size === 0) return components;
  const isKnown = ({ title }: Component) => accepted.has(slugify(title));
  const later = components.filter((component) => !isKnown(component));
  if (later.length > 0) {
    const titles = later.map(({ title }) => title).join(', ');
    console.log(
      `! ${later.length} components without accepted pictures are not compared: ${titles}.`,
    );
  }
  return components.filter(isKnown);
}

function plan(components: readonly Component[], brands: readonly BrandChoice[]): Sheet[] {
  const { settings, share } = chooseSettings(brands);
  const sheets = components.flatMap((component) => planSheets(component, settings));
  const percent = (share * 100).toFixed(share === 1 ? 0 : 1);
  console.log(
    `${components.length} components, ${sheets.length} pictures of ${countDrawings(sheets)} drawings; ${percent} % of all pairs of brand, scheme, language and screen.`,
  );
  return sheets;
}

const countDrawings = (sheets: readonly Sheet[]) =>
  sheets.reduce((sum, { states }) => sum + states.length, 0);

async function accept(work: {
  sheets: readonly Sheet[];
  brands: readonly BrandChoice[];
  baselines: Baselines;
  machine: MachineKind;
  filter: string;
  take: Take;
}): Promise<number> {
  const { sheets, brands, baselines, machine, filter } = work;
  const drawnBy = baselines.machine;
  if (drawnBy && !isSameKind(drawnBy, machine) && filter !== '') {
    throw new Error(
      'The accepted pictures come from another kind of machine: accept all of them, without a filter.',
    );
  }
  let written = 0;
  const faults: string[] = [];
  const blank = new Set<string>();
  await work.take(async (taken) => {
    for (const { state, shot } of taken.shots) if (shot?.isBlank) blank.add(state);
    faults.push(...taken.faults.map((fault) => `${taken.sheet.name}: ${fault}`));
    if (await acceptSheet(taken, baselines)) written++;
  });
  const gone = findGone(sheets, baselines, filter);
  for (const name of gone) await baselines.forget(name);
  await baselines.save(machine, brands);
  console.log(
    `${written} pictures accepted, ${gone.length} removed, ${sheets.length - written} as before.`,
  );
  if (blank.size > 0) console.log(`Accepted as blank: ${[...blank].sort().join(', ')}.`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length > 0 ? 1 : 0;
}

/**
 * On another kind of machine letters differ by a hair, and no picture can be compared. That stories render is proven by
 * the story tests and by the search for overflow; that none is blank, and that they play under any brand, only here.
 */
async function drawOnly(work: {
  drawnBy: MachineKind;
  machine: MachineKind;
  sheets: readonly Sheet[];
  /** What is drawn of them. */
  once: readonly Sheet[];
  baselines: Baselines;
  take: Take;
}): Promise<number> {
  const { drawnBy, machine, sheets, once, baselines } = work;
  const note = `comparison skipped: the accepted pictures come from ${describeMachine(drawnBy)}, and this is ${describeMachine(machine)}; ${sheets.length} pictures not compared, each state drawn once`;
  console.log(note);
  const faulty: string[] = [];
  await work.take(async ({ sheet, shots, faults: drawing }) => {
    const accepted = baselines.find(sheet.name)?.segments ?? [];
    const faults = [...drawing, ...findBlank(shots, accepted)];
    faulty.push(...faults.map((fault) => `${sheet.name}: ${fault}`));
  });
  for (const line of faulty) console.log(`✗ ${line}`);
  const passed = countDrawings(once) - faulty.length;
  console.log(`${passed} drawn, ${faulty.length} not.`);
  await reportTally({ passed, failed: faulty.length, note });
  return faulty.length > 0 ? 1 : 0;
}

/** What is blank although it was not when it was accepted. */
function findBlank(shots: readonly StateShot[], accepted: readonly Segment[]): string[] {
  const isKnown = (id: string) => accepted.some(({ state, isBlank }) => state === id && isBlank);
  return shots.flatMap(({ state, shot }) =>
    shot?.isBlank && !isKnown(state) ? `${state} is blank.` : [],
  );
}

async function compare(work: {
  root: string;
  sheets: readonly Sheet[];
  baselines: Baselines;
  filter: string;
  take: Take;
}): Promise<number> {
  const { root, sheets, baselines, filter } = work;
  const verdicts: Verdict[] = [];
  await work.take(async (taken) => {
    verdicts.push(await judgeSheet(taken, baselines));
  });
  const gone = findGone(sheets, baselines, filter);
  const remarkable = verdicts.filter(({ kind }) => kind !== 'same');
  for (const verdict of remarkable) console.log(describeVerdict(verdict));
  for (const name of gone) console.log(`✗ ${name}: its component or setting is gone.`);
  const failed = remarkable.length + gone.length;
  const passed = verdicts.length - remarkable.length;
  await reportTally({ passed, failed });
  const reportFolder = join(root, '.cache/visual-report');
  await rm(reportFolder, { recursive: true, force: true });
  if (failed === 0) {
    console.log(`${passed} pictures unchanged.`);
    return 0;
  }
  const page = await writeReport(reportFolder, remarkable, gone);
  const again = filter === '' ? '' : ` ${filter}`;
  console.log(`${passed} unchanged, ${failed} not. See them side by side: file://${page}`);
  console.log(`Accept them: npm run visual -- --update${again}`);
  return 1;
}

/** Accepted pictures that nothing draws any more; a filtered run cannot know. */
function findGone(sheets: readonly Sheet[], baselines: Baselines, filter: string): string[] {
  if (filter !== '') return [];
  const drawn = new Set(sheets.map(({ name }) => name));
  return baselines.names().filter((name) => !drawn.has(name));
}

function describeVerdict({ sheet, kind, changes, faults }: Verdict): string {
  if (kind === 'new') return `✗ ${sheet.name}: not accepted yet.`;
  if (kind === 'fault') return `✗ ${sheet.name}: ${faults.join(' ')}`;
  const nameOf = (id: string) => sheet.states.find((state) => state.id === id)?.name ?? id;
  const told = changes.map(({ state, kind: what, pixels }) => {
    return `${nameOf(state)} ${what === 'changed' ? `changed by ${pixels} pixels` : `is ${what}`}`;
  });
  return `✗ ${sheet.name}: ${told.join(', ')}.`;
}
