import { createContext, useContext, type ReactNode } from 'react';
import type { Screen } from './screen.ts';

const ScreensContext = createContext<readonly Screen[] | null>(null);

/** Hands down the screens whose gates are open. */
export function ScreensProvider({
  screens,
  children,
}: {
  screens: readonly Screen[];
  children: ReactNode;
}) {
  return <ScreensContext value={screens}>{children}</ScreensContext>;
}

/** The screens whose gates are open. */
export function useScreens(): readonly Screen[] {
  const screens = useContext(ScreensContext);
  if (!screens)
    throw new Error('useScreens() outside of screens. Wrap the tree in <ScreensProvider>.');
  return screens;
}

/** The path of a screen, or undefined where its gate is closed: then show no link to it. */
export function useScreenPath(id: string): string | undefined {
  return useScreens().find((screen) => screen.id === id)?.paths[0];
}
