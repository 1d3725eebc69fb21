import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Screen } from './screen.ts';

const ScreensContext = createContext<readonly Screen[] | null>(null);

/** Hands down the screens that are open, served and not empty. */
export function ScreensProvider({
  screens,
  children,
}: {
  screens: readonly Screen[];
  children: ReactNode;
}) {
  return <ScreensContext value={screens}>{children}</ScreensContext>;
}

/** The screens that are open, served and not empty: what may be linked. */
export function useScreens(): readonly Screen[] {
  const screens = useContext(ScreensContext);
  if (!screens)
    throw new Error('useScreens() outside of screens. Wrap the tree in <ScreensProvider>.');
  return screens;
}

/** The path of a screen, or undefined where it is closed, not served or empty: then show no link to it. */
export function useScreenPath(id: string): string | undefined {
  return useScreens().find((screen) => screen.id === id)?.paths[0];
}

const CurrentScreenContext = createContext<Screen | null>(null);

/** Tells the tree below which screen it belongs to. */
export function CurrentScreenProvider({
  screen,
  children,
}: {
  screen: Screen | null;
  children: ReactNode;
}) {
  return <CurrentScreenContext value={screen}>{children}</CurrentScreenContext>;
}

/** The screen that shows; null on pages that are none, such as "not found". */
export function useCurrentScreen(): Screen | null {
  return useContext(CurrentScreenContext);
}

const PageSubjectContext = createContext<(subject: string | undefined) => void>(() => undefined);

/** Hears from the page below what it is about. */
export const PageSubjectProvider = PageSubjectContext;

/** Says what one of many things a page is about, such as the name of a game: the browser's tab shows it. */
export function usePageSubject(subject: string | undefined): void {
  const tell = useContext(PageSubjectContext);
  useEffect(() => {
    tell(subject);
    return () => tell(undefined);
  }, [tell, subject]);
}
