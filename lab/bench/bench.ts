/** One measured value. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** What it should be; most figures only explain others and have none. */
  readonly target?: Target;
}

export type Unit = 'ms' | 's' | 'bytes' | 'per second' | 'ratio' | 'percent' | 'count' | 'points';

/** The bounds of a target; both hold where both are given. */
export interface Target {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** What a bench found. */
export interface Findings {
  readonly figures: readonly Figure[];
  /** What the figures cannot say, one sentence a line. */
  readonly notes?: readonly string[];
}

/** What every bench runs with. */
export interface BenchContext {
  /** The folder of package.json, with a build in dist/. */
  readonly root: string;
  /** Fewer runs and smaller sizes: to see that a bench works, not what it measures. */
  readonly isQuick: boolean;
  /** Says what is being done. */
  readonly log: (line: string) => void;
}

export type Bench = (context: BenchContext) => Promise<Findings>;

/** Whether a figure is what it should be; undefined where nothing was asked. */
export function isMet({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  const { atMost = Infinity, atLeast = -Infinity } = target;
  return value <= atMost && value >= atLeast;
}
