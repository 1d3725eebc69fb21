import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** How far outside of the viewport a part wakes up, so that it answers by the time it is seen. */
const WAKE_MARGIN = '300px';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one store for parts of every props type
const parts = new WeakMap<Loader<any>, Map<string, ComponentType<any>>>();

/** Parts that still sleep, as the ways to wake them. */
const sleeping = new Set<() => void>();
let mayNoneSleep = false;

/**
 * Wakes every part of the page, for good. To be called before a context above them changes in a transition: React keeps a
 * transition waiting for parts that it cannot hydrate, and a part below the fold would never come.
 */
export function wakeDeferred(): void {
  mayNoneSleep = true;
  for (const wake of [...sleeping]) wake();
}

/** Resolves when the prerendered part comes near the viewport or is touched; at once where none may sleep or it was not prerendered. */
function whenNear(id: string): Promise<void> {
  const element = document.querySelector(`[data-deferred="${id}"]`);
  if (mayNoneSleep || !element?.firstElementChild) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      sleeping.delete(wake);
      observer.disconnect();
      element.removeEventListener('focusin', wake);
      element.removeEventListener('pointerenter', wake);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
      { rootMargin: WAKE_MARGIN },
    );
    sleeping.add(wake);
    observer.observe(element);
    element.addEventListener('focusin', wake);
    element.addEventListener('pointerenter', wake);
  });
}

function getPart<Props>(id: string, loader: Loader<Props>): ComponentType<Props> {
  const byId = parts.get(loader) ?? new Map<string, ComponentType<Props>>();
  parts.set(loader, byId);
  const known = byId.get(id);
  if (known) return known;
  const part = lazy(
    typeof document === 'undefined' ? loader : () => whenNear(id).then(loader),
  ) as unknown as ComponentType<Props>;
  byId.set(id, part);
  return part;
}

/**
 * A part of a page that is prerendered like all others but neither loads its script nor hydrates before it is near
 * the viewport or touched. Its links work from the start, since they are plain links.
 */
export function Deferred<Props extends object>(props: {
  /** Unique on the page and the same on gateway and browser. */
  id: string;
  loader: Loader<Props>;
  props: Props;
  /** Skeleton in the shape of the part, for pages that were not prerendered. */
  fallback: ReactNode;
  className?: string;
}) {
  const Part = getPart(props.id, props.loader) as ComponentType<object>;
  return (
    <div data-deferred={props.id} className={props.className}>
      <Suspense fallback={props.fallback}>
        <Part {...props.props} />
      </Suspense>
    </div>
  );
}
