import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { replayPress } from './presses.ts';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** How far outside of the viewport a part wakes up, so that it answers by the time it is seen. */
const WAKE_MARGIN = '300px';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one store for parts of every props type
const parts = new WeakMap<Loader<any>, Map<string, ComponentType<any>>>();

/** Parts that still sleep, as the ways to wake them. */
const sleeping = new Set<() => void>();
let mayNoneSleep = false;

/** Wakes every part of the page, for good, such as when all of them are to be seen in another language. */
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
  const part = memo(
    lazy(typeof document === 'undefined' ? loader : () => whenNear(id).then(loader)),
  ) as unknown as ComponentType<Props>;
  byId.set(id, part);
  return part;
}

/** Says when the part around it answers, and lets a press through that was waiting for it. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(() => {
    onAwake();
    replayPress();
  }, [onAwake]);
  return null;
}

/**
 * What a part is shown for. React lets no change of a context pass a prerendered part that it cannot take over yet: a
 * navigation or another language would wait for whatever is below the fold. So a part that still sleeps when that happens
 * begins anew, as its skeleton, and the change waits for nothing.
 */
function useGeneration(): { generation: string; wake: () => void } {
  const { key } = useLocation();
  const { tag } = useLocale();
  const now = `${tag} ${key}`;
  const [isAwake, setAwake] = useState(false);
  const [generation, setGeneration] = useState(now);
  if (!isAwake && generation !== now) setGeneration(now);
  const [wake] = useState(() => () => setAwake(true));
  return { generation, wake };
}

interface DeferredProps<Props extends object> {
  /** Unique on the page and the same on gateway and browser. */
  readonly id: string;
  readonly loader: Loader<Props>;
  /** The same object for as long as nothing in it changes. */
  readonly props: Props;
  /** Skeleton in the shape of the part, for pages that were not prerendered. */
  readonly fallback: ReactNode;
  readonly className?: string;
}

/**
 * A part of a page that is prerendered like all others but neither loads its script nor hydrates before it is near
 * the viewport or touched. Its links work from the start, since they are plain links, and a press on its buttons waits
 * until they answer. Who shows it makes its element
 * once: React would have to take a sleeping part over before it could render it anew.
 */
export function Deferred<Props extends object>(props: DeferredProps<Props>) {
  const Part = getPart(props.id, props.loader) as ComponentType<object>;
  const { generation, wake } = useGeneration();
  return (
    <div data-deferred={props.id} className={props.className}>
      <Suspense key={generation} fallback={props.fallback}>
        <Part {...props.props} />
        <Awake onAwake={wake} />
      </Suspense>
    </div>
  );
}
