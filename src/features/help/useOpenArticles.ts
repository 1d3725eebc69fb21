import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';

/** Id of the element that an article stands in. */
export const getArticleId = (slug: string) => `help-${slug}`;

/**
 * Which articles are open: those a visitor opened, and the one that the address asks for by `?topic=`, to which the
 * page scrolls each time it is asked for.
 */
export function useOpenArticles() {
  const topic = useQueryValue('topic');
  const { key } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string | null>(null);

  const asking = topic === null ? null : `${key} ${topic}`;
  if (topic !== null && asking !== asked) {
    setAsked(asking);
    setOpen(new Set([...open, topic]));
  }

  useEffect(() => {
    if (topic === null) return;
    // After the page has gone to its top, as it does at every navigation.
    const frame = requestAnimationFrame(() => {
      const article = document.getElementById(getArticleId(topic));
      article?.scrollIntoView({ block: 'start', behavior: 'instant' });
      article?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [topic, key]);

  return {
    isOpen: (slug: string) => open.has(slug),
    toggle: (slug: string, isOpen: boolean) => {
      const rest = [...open].filter((other) => other !== slug);
      setOpen(new Set(isOpen ? [...rest, slug] : rest));
    },
  };
}
