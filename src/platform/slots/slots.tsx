import { createContext, useContext, useEffect, type ComponentType, type ReactNode } from 'react';
import { useBrand } from '../brand/BrandContext.tsx';
import { lazyPart } from '../chunks/lazyPart.tsx';

/** Loads the file of a variant; its default export is the component. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- props differ by slot; defineSlot types them
export type VariantLoader = () => Promise<{ default: ComponentType<any> }>;

/** Slot name → variant name → loader, built from the folders by the catalogue. */
export type SlotRegistry = Readonly<Record<string, Readonly<Record<string, VariantLoader>>>>;

const SlotsContext = createContext<SlotRegistry | null>(null);

/** Hands the registry of variants down. */
export function SlotsProvider({
  registry,
  children,
}: {
  registry: SlotRegistry;
  children: ReactNode;
}) {
  return <SlotsContext value={registry}>{children}</SlotsContext>;
}

/** The variant of a slot that a brand gets: its own choice where it exists, the slot's default otherwise. */
export function chooseVariant(
  registry: SlotRegistry,
  slot: string,
  chosen: string | undefined,
  fallback: string,
): VariantLoader {
  const variants = registry[slot] ?? {};
  const loader =
    (chosen !== undefined && Object.hasOwn(variants, chosen) && variants[chosen]) ||
    variants[fallback];
  if (!loader)
    throw new Error(
      `Slot "${slot}" has no variant "${fallback}". Add src/ui/${slot}/variants/${fallback}.tsx.`,
    );
  return loader;
}

/** A named place that each brand fills with a variant of its choice. */
export interface Slot<Props> {
  (props: Props): ReactNode;
  readonly slotName: string;
  readonly fallback: string;
}

/**
 * Declares a slot. The variant's file loads when the slot first renders, so the caller puts a Suspense boundary
 * with a skeleton of the same size around it.
 */
export function defineSlot<Props extends object>(slotName: string, fallback: string): Slot<Props> {
  function SlotOutlet(props: Props) {
    const Variant = lazyPart(useVariant(slotName, fallback)) as ComponentType<Props>;
    return <Variant {...props} />;
  }
  return Object.assign(SlotOutlet, { slotName, fallback });
}

/** Loads the variant of a slot beside the data that it is going to show. */
export function usePreloadedSlot<Props>({ slotName, fallback }: Slot<Props>): void {
  const loader = useVariant(slotName, fallback);
  useEffect(() => {
    // What fails here is asked for again, and told, where it shows.
    lazyPart(loader)
      .preload()
      .catch(() => undefined);
  }, [loader]);
}

function useVariant(slotName: string, fallback: string): VariantLoader {
  const registry = useContext(SlotsContext);
  const brand = useBrand();
  if (!registry)
    throw new Error(`Slot "${slotName}" outside of a registry. Wrap the tree in <SlotsProvider>.`);
  return chooseVariant(registry, slotName, brand.variants[slotName], fallback);
}
