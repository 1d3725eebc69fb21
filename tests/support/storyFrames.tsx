import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import type { FeatureId } from '../../schemas/features.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { createQueryClient } from '../../src/app/queryClient.ts';
import { BrandProvider, useBrand } from '../../src/platform/brand/BrandContext.tsx';
import { GatesProvider, useGates } from '../../src/platform/gates/gates.tsx';
import { createHttp, type Transport } from '../../src/platform/http/http.ts';
import { HttpProvider } from '../../src/platform/http/HttpContext.tsx';
import { useLocale } from '../../src/platform/i18n/LocaleContext.tsx';
import { GUEST, type Session } from '../../src/platform/session/session.ts';
import { SessionProvider } from '../../src/platform/session/SessionContext.tsx';
import { seedTransport } from './seedTransport.ts';

const signedIn = (account: string, memberType = 0): Session => ({
  kind: 'member',
  account,
  memberType,
});

/** Who looks at a story, whatever the toolbar says. */
export const VISITORS = {
  guest: GUEST,
  member: signedIn('maria77'),
  agent: signedIn('agent.lucia', 1),
  longName: signedIn('maria_del_carmen_1987'),
} as const;

/** A story for one kind of visitor. */
export const asVisitor =
  (visitor: keyof typeof VISITORS): Decorator =>
  (Story) => (
    <SessionProvider session={VISITORS[visitor]}>
      <Story />
    </SessionProvider>
  );

function Calls({ transport, children }: { transport: Transport; children: ReactNode }) {
  const { merchantCode } = useBrand();
  const { tag } = useLocale();
  const queryClient = useMemo(() => createQueryClient({ tries: 1 }), []);
  const http = useMemo(
    () => createHttp({ transport, merchantCode, language: tag }),
    [transport, merchantCode, tag],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <HttpProvider http={http}>{children}</HttpProvider>
    </QueryClientProvider>
  );
}

/** A story whose calls are answered by `transport`. */
export const withCalls =
  (transport: Transport = seedTransport): Decorator =>
  (Story) => (
    <Calls transport={transport}>
      <Story />
    </Calls>
  );

function FreshCalls({ make, children }: { make: () => Transport; children: ReactNode }) {
  const [transport] = useState(make);
  return <Calls transport={transport}>{children}</Calls>;
}

/** A story whose calls are answered by a transport of its own each time it is shown, which may remember what it was told. */
export const withFreshCalls =
  (make: () => Transport): Decorator =>
  (Story) => (
    <FreshCalls make={make}>
      <Story />
    </FreshCalls>
  );

function Facts({ facts, children }: { facts: Partial<ResolvedBrand>; children: ReactNode }) {
  return <BrandProvider brand={{ ...useBrand(), ...facts }}>{children}</BrandProvider>;
}

/** A story of the toolbar's brand with some of its facts replaced. */
export const withBrandFacts =
  (facts: Partial<ResolvedBrand>): Decorator =>
  (Story) => (
    <Facts facts={facts}>
      <Story />
    </Facts>
  );

function Gates(props: { gates: Partial<Record<FeatureId, boolean>>; children: ReactNode }) {
  return <GatesProvider gates={{ ...useGates(), ...props.gates }}>{props.children}</GatesProvider>;
}

/** A story with some features open or closed. */
export const withGates =
  (gates: Partial<Record<FeatureId, boolean>>): Decorator =>
  (Story) => (
    <Gates gates={gates}>
      <Story />
    </Gates>
  );

/** A story inside of a box, by default one with air around it. */
export const inBox =
  (style: CSSProperties = { padding: 'var(--space-5)' }): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );

/** A part of many stories, which none of them may write into: the stories of all other files have it too. */
const shared = <Part extends object>(part: Part) => Object.freeze(part);

const sized = (value: string) => shared({ globals: { viewport: { value, isRotated: false } } });

/** A story for phones of 360 px, by a width of the toolbar. */
export const ON_PHONE = sized('w360');

/** A story for desktops of 1440 px, by a width of the toolbar. */
export const ON_DESKTOP = sized('w1440');

/** A story whose words are Vietnamese, in the letters of that language whatever the toolbar says. */
export const IN_VIETNAMESE = shared({ globals: { locale: 'vi' } });

/** The same on a phone. */
export const IN_VIETNAMESE_ON_PHONE = shared({
  globals: { ...ON_PHONE.globals, locale: 'vi' },
});
