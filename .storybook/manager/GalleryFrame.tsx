import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'storybook/theming';
import type { GalleryCell } from './galleryPlan.ts';
import { createTurns } from './turns.ts';

const START_HEIGHT = 240;
const LEAST_HEIGHT = 72;
const MOST_HEIGHT = 3200;
/** A story as high as its window grows with its window; it stops here. */
const MOST_CHANGES = 12;
/** Each frame loads the whole preview: a few at a time, and the first ones are there soon. */
const TURNS = createTurns(4);
const LONGEST_TURN_MS = 8000;
/** Frames load before they scroll into view. */
const NEARBY = '600px';

const Figure = styled.figure({ margin: 0, minWidth: 0 });

const Caption = styled.figcaption(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 28,
  color: theme.textMutedColor,
  fontSize: 12,
  '& button': {
    padding: '2px 8px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    color: theme.barSelectedColor,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.background.hoverable },
}));

const Place = styled.div(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: theme.background.content,
  '& iframe': { display: 'block', border: 0, transformOrigin: '0 0' },
}));

/** One picture, in a frame of its own so that theme, direction, fonts and widths are true. */
export function GalleryFrame(props: {
  cell: GalleryCell;
  title: string;
  /** Pixels the story lays itself out for; as wide as its place where there is none. */
  width: number | undefined;
  /** Pixels that a story fills which is as high as its window. */
  windowHeight: number | undefined;
  open: () => void;
}) {
  const { cell, title, width, windowHeight = START_HEIGHT, open } = props;
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const { isOn, done } = useTurn(place);
  const { height, watch } = useContentHeight(windowHeight, done);
  const scale = width === undefined || room === 0 ? 1 : Math.min(1, room / width);
  const shown = width ?? Math.round(room);
  return (
    <Figure>
      <Caption>
        <span>
          {cell.caption}
          {scale < 1 && ` (at ${Math.round(scale * 100)} %)`}
        </span>
        <button type="button" onClick={open} aria-label={`Show ${title} alone`}>
          Open
        </button>
      </Caption>
      <Place ref={place} style={{ height: height * scale + 2 }}>
        {room > 0 && isOn && (
          <iframe
            title={title}
            src={cell.src}
            onLoad={watch}
            style={{ width: shown, height, transform: `scale(${scale})` }}
          />
        )}
      </Place>
    </Figure>
  );
}

/** Whether a place that is near has had its turn to load; `done` lets the next one load. */
function useTurn(place: { readonly current: HTMLElement | null }) {
  const [isOn, setOn] = useState(false);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    const near = ([entry]: readonly IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      end.current = TURNS.take(() => setOn(true));
    };
    const observer = new IntersectionObserver(near, { rootMargin: NEARBY });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      end.current?.();
    };
  }, [place]);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => end.current?.(), LONGEST_TURN_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return { isOn, done: () => end.current?.() };
}

/** The width inside of a place, in pixels; 0 until it is known. */
function useRoom(place: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

/** The height of what a frame of our own holds, followed as it grows. */
function useContentHeight(start: number, onContent: () => void) {
  const [height, setHeight] = useState(start);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    let changes = 0;
    let last = start;
    const measure = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(page.body);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      const content = Math.ceil(Math.max(root.offsetHeight, root.scrollHeight) + padding);
      const next = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, content));
      if (root.childElementCount === 0) return;
      onContent();
      if (Math.abs(next - last) < 2) return;
      if (changes >= MOST_CHANGES) return;
      changes += 1;
      last = next;
      setHeight(next);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    stop.current?.();
    stop.current = () => observer.disconnect();
  };
  return { height, watch };
}
