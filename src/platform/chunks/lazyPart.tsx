import { lazy, useState, type ComponentType } from 'react';

/** Loads the file of a component: its default export. */
export type PartLoader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose script comes when it is first shown, or before. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the script ahead: what has come by the time it shows never suspends, so that nothing stands in its place. */
  preload(): Promise<void>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one store for parts of every props type
const parts = new WeakMap<PartLoader<any>, LazyPart<any>>();

/** The component behind a loader; always the same one for the same loader. */
export function lazyPart<Props extends object>(loader: PartLoader<Props>): LazyPart<Props> {
  const known = parts.get(loader);
  if (known) return known as LazyPart<Props>;
  const Late = lazy(loader) as unknown as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;
  function Part(props: Props) {
    // Whichever it began with, it stays: another one would begin anew.
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  const part = Object.assign(Part, {
    preload: async () => {
      loaded ??= (await loader()).default;
    },
  });
  parts.set(loader, part);
  return part;
}
