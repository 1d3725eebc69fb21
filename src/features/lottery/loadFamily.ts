import type { LotteryFamily } from '../../../engine/lottery/lotteryModel.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';

type Load = () => Promise<LotteryFamily>;

const digits = loadChunk(() => import('../../../engine/lottery/digits/digitFamilies.ts'));
const vietnam = loadChunk(() => import('../../../engine/lottery/vietnam/families.ts'));

/** Each family in a script of its own: nobody plays all of them. */
const LOADERS: Readonly<Record<string, Load>> = {
  SSC: async () => (await digits()).ssc,
  LF: async () => (await digits()).lf,
  P5: async () => (await digits()).p5,
  '11X5': loadOne(
    () => import('../../../engine/lottery/elevenFive/elevenFive.ts'),
    (file) => file.elevenFive,
  ),
  PK10: loadOne(
    () => import('../../../engine/lottery/pk10/pk10.ts'),
    (file) => file.pk10,
  ),
  LHC: loadOne(
    () => import('../../../engine/lottery/lhc/lhc.ts'),
    (file) => file.lhc,
  ),
  K3: loadOne(
    () => import('../../../engine/lottery/k3/k3.ts'),
    (file) => file.k3,
  ),
  PCB: loadOne(
    () => import('../../../engine/lottery/pcb/pcb.ts'),
    (file) => file.pcb,
  ),
  VNN: async () => (await vietnam()).vietnamNorth,
  VNS: async () => (await vietnam()).vietnamSouth,
  VNSX: async () => (await vietnam()).vietnamPair,
  SEA: loadOne(
    () => import('../../../engine/lottery/sea.ts'),
    (file) => file.sea,
  ),
  '4D': loadOne(
    () => import('../../../engine/lottery/fourDigits.ts'),
    (file) => file.fourDigits,
  ),
};

function loadOne<File extends object>(
  load: () => Promise<File>,
  pick: (file: File) => LotteryFamily,
): Load {
  const once = loadChunk(load);
  return async () => pick(await once());
}

/** The family of a lottery, by its id; a RangeError for one that this page does not know. */
export async function loadFamily(id: string): Promise<LotteryFamily> {
  const load = LOADERS[id];
  if (!load) throw new RangeError(`No lottery family "${id}" is known here.`);
  return load();
}
