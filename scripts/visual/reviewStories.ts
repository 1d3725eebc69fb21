import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getHeadlessShellPath } from '../chromium.ts';
import type { TestTime } from '../steps/countTests.ts';
import { openBaselines, type Baseline, type Baselines } from './baselines.ts';
import { bundleDetector } from './bundleDetector.ts';
import { comparePictures, encodePicture, readPicture } from './picture.ts';
import { writePictureFonts } from './pictureFonts.ts';
import { planVisits, type Visit } from './plan.ts';
import { writeReport, type Remark } from './report.ts';
import { ensureStorybook, readStorybook } from './storybook.ts';
import { hashStorySources } from './storySources.ts';
import { reportTally } from './tally.ts';
import { createVisitor, type Visited } from './visitStory.ts';
import { withStorybook } from './withStorybook.ts';

interface ReviewOptions {
  readonly root: string;
  /** Part of the names of the components to look at; empty for all. */
  readonly filter: string;
  /** Accept the pictures as they are now. */
  readonly update: boolean;
  /** Look at stories too that are made of what they were made of when they were accepted. */
  readonly isWhole: boolean;
}

/** More than cores: a page that waits for a frame leaves its core to another. */
const WORKERS = 3;

/**
 * Visits stories, each in both of its settings: they must render, play, have no barriers, fit and look as accepted. Says
 * what came of it and returns the exit code.
 */
export async function reviewStories(options: ReviewOptions): Promise<number> {
  const { root, filter, update, isWhole } = options;
  const baselines = await openBaselines(join(root, 'tests/visual/baselines'));
  const sources = await hashStorySources(root);
  const isDue = (file: string) => isWhole || !baselines.isUnchanged(file, sources.get(file)!);
  const gone = baselines.files().filter((file) => !sources.has(file));
  const hasWork = [...sources.keys()].some(isDue) || gone.length > 0 || filter !== '';
  if (!hasWork)
    return finish(root, { visited: [], remarks: [], skipped: countPictures(baselines) });

  const folder = join(root, 'storybook-static');
  await ensureStorybook(root, folder);
  const env = { FONTCONFIG_FILE: await writePictureFonts(root) };
  const work = async (...[browser, origin]: Parameters<Parameters<typeof withStorybook>[2]>) => {
    const { stories, brands } = await readStorybook(browser, origin);
    const wanted = stories.filter(({ title }) =>
      title.toLowerCase().includes(filter.toLowerCase()),
    );
    if (wanted.length === 0) throw new Error(`No component's name contains "${filter}".`);
    const all = wanted.flatMap((story) => planVisits(story, brands));
    // What was named is looked at, changed or not.
    const due = all.filter(({ story }) => filter !== '' || isDue(story.file));
    const detector = await bundleDetector(root);
    const makeVisitor = () => createVisitor(browser, origin, detector);
    const together = await visitAll(due, makeVisitor);
    const differing = new Set((await judge(together, baselines)).map(({ name }) => name));
    const visited = await visitAlone(together, differing, makeVisitor);
    return { visited, skipped: all.length - due.length };
  };
  const { visited, skipped } = await withStorybook(
    resolve(folder),
    getHeadlessShellPath(),
    work,
    env,
  );
  // A run of some components cannot know what is gone.
  const lost = filter === '' ? gone : [];
  if (update) return accept(visited, baselines, sources, lost);
  const remarks = await judge(visited, baselines);
  for (const file of lost) {
    remarks.push({ name: file, faults: ['Its stories are gone, and their pictures are not.'] });
  }
  return finish(root, { visited, remarks, skipped });
}

const countPictures = (baselines: Baselines) =>
  baselines.files().reduce((sum, file) => sum + baselines.names(file).length, 0);

type MakeVisitor = () => ReturnType<typeof createVisitor>;

/** Visits one after the other in each of a few pages, so that a page keeps brand and language for a while. */
async function visitAll(visits: readonly Visit[], makeVisitor: MakeVisitor): Promise<Visited[]> {
  const keyOf = ({ setting: { viewport, brand, locale, scheme } }: Visit) =>
    `${viewport} ${brand} ${locale} ${scheme}`;
  const waiting = [...visits].sort((one, other) => keyOf(one).localeCompare(keyOf(other))).values();
  const visited: Visited[] = [];
  const run = async () => {
    const { visit } = makeVisitor();
    for (const next of waiting) {
      visited.push(await visit(next));
      if (visited.length % 100 === 0) console.log(`${visited.length} of ${visits.length} visits`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, run));
  return visited;
}

/**
 * Visits each of these once more in a page that has shown nothing else, and takes what that came to. Chromium draws some
 * digits in another weight after other stories, so a picture counts, and is accepted, as it is in a page of its own.
 */
async function visitAlone(
  visited: readonly Visited[],
  names: ReadonlySet<string>,
  makeVisitor: MakeVisitor,
): Promise<Visited[]> {
  const waiting = visited.entries();
  const result = [...visited];
  const run = async () => {
    for (const [index, { visit }] of waiting) {
      if (!names.has(visit.name)) continue;
      const visitor = makeVisitor();
      result[index] = await visitor.visit(visit);
      await visitor.close();
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, run));
  return result;
}

/** What is wrong with the visits, and what looks otherwise than accepted. */
async function judge(visited: readonly Visited[], baselines: Baselines): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const { visit, faults, shot } of visited) {
    const { name, story, setting } = visit;
    const place = { name, title: story.title, setting };
    if (faults.length > 0) remarks.push({ ...place, faults });
    if (shot === undefined) continue;
    const baseline = baselines.find(story.file, name);
    const hash = shot?.hash ?? '';
    if (baseline?.hash === hash) continue;
    const after = shot ? await readPicture(shot.png) : undefined;
    const before =
      baseline && baseline.hash !== ''
        ? await baselines.read(name).then(readPicture, () => undefined)
        : undefined;
    if (!baseline) {
      remarks.push({ ...place, faults: ['There is no accepted picture of it.'], after });
      continue;
    }
    const difference = before && after ? comparePictures(before, after) : { pixels: 0 };
    if (difference)
      remarks.push({ ...place, faults: ['It looks changed.'], before, after, difference });
  }
  return remarks;
}

/** Takes what was visited for accepted; says which stories have faults all the same. Returns the exit code. */
async function accept(
  visited: readonly Visited[],
  baselines: Baselines,
  sources: ReadonlyMap<string, string>,
  gone: readonly string[],
): Promise<number> {
  const files = new Map<string, Record<string, Baseline>>();
  const changed = new Set((await judge(visited, baselines)).map(({ name }) => name));
  let written = 0;
  for (const { visit, shot } of visited) {
    const { name, story } = visit;
    files.set(story.file, files.get(story.file) ?? {});
    if (shot === undefined) continue;
    const known = baselines.find(story.file, name);
    // What nobody can tell from the accepted picture keeps its file.
    const isKept = known !== undefined && !changed.has(name);
    const picture = isKept ? known : { hash: shot?.hash ?? '' };
    files.set(story.file, { ...files.get(story.file), [name]: picture });
    if (isKept) continue;
    await baselines.write(name, shot ? await encodePicture(shot.png) : null);
    written++;
  }
  const faulty = visited.filter(({ faults }) => faults.length > 0);
  const unsound = new Set(faulty.map(({ visit }) => visit.story.file));
  for (const [file, pictures] of files) {
    const sorted = Object.fromEntries(Object.entries(pictures).sort(byName));
    // What has a fault is visited again until it has none.
    await baselines.accept(file, unsound.has(file) ? '' : (sources.get(file) ?? ''), sorted);
  }
  for (const file of gone) await baselines.forget(file);
  await baselines.save();
  console.log(`${written} pictures accepted, ${visited.length - written} as before.`);
  return tellFaults(visited, faulty);
}

/** Says what was accepted though it is blank or has faults. Returns the exit code. */
function tellFaults(visited: readonly Visited[], faulty: readonly Visited[]): number {
  const blank = visited.filter(({ shot }) => shot?.isBlank).map(({ visit }) => visit.name);
  if (blank.length > 0) console.log(`Accepted as blank: ${blank.sort().join(', ')}.`);
  for (const { visit, faults } of faulty) console.log(`✗ ${visit.name}: ${faults.join('; ')}.`);
  return faulty.length > 0 ? 1 : 0;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

async function finish(
  root: string,
  result: {
    readonly visited: readonly Visited[];
    readonly remarks: readonly Remark[];
    readonly skipped: number;
  },
): Promise<number> {
  const { visited, remarks, skipped } = result;
  const failed = new Set(remarks.map(({ name }) => name)).size;
  const passed = visited.filter(
    ({ visit }) => !remarks.some(({ name }) => name === visit.name),
  ).length;
  const times: TestTime[] = visited.map(({ visit, seconds }) => ({
    name: `story ${visit.name}`,
    seconds,
  }));
  await reportTally({ passed, failed, skipped, times });
  const ordered = [...remarks].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, setting, faults, difference } of ordered) {
    const where = setting ? ` (${Object.values(setting).join(', ')})` : '';
    const much = difference && difference.pixels > 0 ? ` ${difference.pixels} pixels differ.` : '';
    console.log(`✗ ${name}${where}: ${faults.join('; ')}${much}`);
  }
  console.log(
    `${passed} visits as they should be, ${failed} not, ${skipped} unchanged and skipped.`,
  );
  const report = join(root, '.cache/visual-report');
  await rm(report, { recursive: true, force: true });
  if (failed === 0) return 0;
  console.log(`See them side by side: file://${await writeReport(report, ordered)}`);
  console.log('Accept what changed: npm run visual -- --update');
  return 1;
}
