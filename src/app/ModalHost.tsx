import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { WithMessages } from '../platform/i18n/WithMessages.tsx';
import type { ModalName, ModalProps } from '../platform/modals/modals.ts';
import type { ModalStack, OpenModal } from '../platform/modals/modalStack.ts';
import { DialogWait } from '../ui/DialogWait/DialogWait.tsx';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each modal has args of its own
type Loader = () => Promise<{ default: ComponentType<ModalProps<any>> }>;

const FILES = import.meta.glob<Awaited<ReturnType<Loader>>>('../features/session/*Modal.tsx');

/** A modal is found by its file, nothing lists it: `login` is `LoginModal.tsx`. */
function getLoader(name: ModalName): Loader | undefined {
  const file = `${name.charAt(0).toUpperCase()}${name.slice(1)}Modal.tsx`;
  const load = FILES[`../features/session/${file}`];
  return load && loadChunk(load);
}

const components = new Map<ModalName, ReturnType<typeof lazy> | undefined>();

function getComponent(name: ModalName) {
  if (!components.has(name)) {
    const load = getLoader(name);
    components.set(name, load && lazy(load));
    // Its script comes beside its texts, not after them.
    prefetchModal(name);
  }
  return components.get(name);
}

/** Fetches the scripts of a modal; one that does not come is asked for again when it opens. */
export function prefetchModal(name: ModalName): void {
  getLoader(name)?.().catch(() => undefined);
}

/** The open modals, the last one on top. */
export default function ModalHost(props: {
  open: readonly OpenModal[];
  close: ModalStack['close'];
}) {
  return props.open.map(({ key, name, args }) => {
    const Modal = getComponent(name) as ComponentType<ModalProps<ModalName>> | undefined;
    if (!Modal) return <Missing key={key} close={props.close} />;
    return (
      <Suspense key={key} fallback={<DialogWait />}>
        <WithMessages part="account">
          <Modal args={args} onClose={props.close} />
        </WithMessages>
      </Suspense>
    );
  });
}

function Missing({ close }: { close: ModalStack['close'] }) {
  useEffect(() => void close(), [close]);
  return null;
}
