import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import type { ModalName, ModalProps } from '../platform/modals/modals.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each modal has args of its own
type Modal = ComponentType<ModalProps<any>>;
type Loader = () => Promise<{ default: Modal }>;

const FILES = import.meta.glob<Awaited<ReturnType<Loader>>>('../features/session/*Modal.tsx');

/** A modal is found by its file, nothing lists it: `login` is `LoginModal.tsx`. */
function getLoader(name: ModalName): Loader | undefined {
  const file = `${name.charAt(0).toUpperCase()}${name.slice(1)}Modal.tsx`;
  const load = FILES[`../features/session/${file}`];
  return load && loadChunk(load);
}

/** Modals whose scripts are there. */
const fetched = new Map<ModalName, Modal>();
/** Modals that were opened: each stays the same component from then on. */
const components = new Map<ModalName, Modal | undefined>();

/** The component of a modal; undefined where there is no such file. */
export function findModal(name: ModalName): ComponentType<ModalProps<ModalName>> | undefined {
  if (!components.has(name)) {
    const load = getLoader(name);
    // React shows what stands in for a lazy part for a while even where its script is there already.
    components.set(name, fetched.get(name) ?? (load && lazy(load)));
    // Its script comes beside its texts, not after them.
    prefetchModal(name);
  }
  return components.get(name);
}

/** Fetches the scripts of a modal; one that does not come is asked for again when it opens. */
export function prefetchModal(name: ModalName): void {
  getLoader(name)?.().then(
    (module) => fetched.set(name, module.default),
    () => undefined,
  );
}
