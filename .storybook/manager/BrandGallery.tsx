import type { ReactNode } from 'react';
import {
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { readGlobals } from '../globals.ts';
import { useBrandFacts } from './brandFacts.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { planGallery, viewportWidth } from './galleryPlan.ts';

const Behind = styled.div({ position: 'relative', height: '100%', width: '100%' });

const Wall = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'auto',
  padding: '24px 24px 64px',
  background: theme.background.app,
  color: theme.color.defaultText,
}));

const Line = styled.header(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: 24,
  color: theme.textMutedColor,
  fontSize: 13,
  '& h1': { margin: 0, color: theme.color.defaultText, fontSize: 18, fontWeight: 650 },
}));

const Row = styled.section({
  marginBottom: 32,
  '& h2': { margin: '0 0 10px', fontSize: 14, fontWeight: 650 },
});

/** Pixels that the line around a picture takes. */
const FRAME = 2;

const Grid = styled.div<{ width: number | undefined }>(({ width }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  // A phone stands beside phones in its own size; what is wider shares the wall by two.
  gridTemplateColumns:
    width !== undefined && width < 600
      ? `repeat(auto-fill, ${width + FRAME}px)`
      : 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
}));

/** Lays the chosen story in every brand and scheme over the canvas, where the toolbar asks for it. */
export function BrandGallery({ children }: { children: ReactNode }) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const { view } = readGlobals(globals);
  const isOpen = view !== 'one' && viewMode === 'story' && Boolean(storyId);
  return (
    <Behind>
      {children}
      {isOpen && <GalleryWall storyId={storyId} />}
    </Behind>
  );
}

function GalleryWall({ storyId }: { storyId: string }) {
  const [globals, updateGlobals] = useGlobals();
  const { customQueryParams } = useStorybookState();
  const api = useStorybookApi();
  const brands = useBrandFacts();
  const story = api.getData(storyId);
  const width = viewportWidth(globals);
  const windowHeight = useParameter<{ height?: number }>('gallery', {}).height;
  const rows = planGallery({ storyId, args: customQueryParams['args'], globals, brands });
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return (
    <Wall role="region" aria-label="All brands">
      <Line>
        <h1>{story ? `${story.title.replaceAll('/', ' / ')}: ${story.name}` : storyId}</h1>
        <span>
          {rows.length} brands, {count} pictures,{' '}
          {width ? `${width} px wide` : 'as wide as their place'}
        </span>
      </Line>
      {rows.map(({ id, name, cells }) => (
        <Row key={id} aria-label={name}>
          <h2>{name}</h2>
          <Grid width={width}>
            {cells.map((cell) => (
              <GalleryFrame
                key={`${cell.src} ${width} ${windowHeight}`}
                cell={cell}
                title={`${name}, ${cell.caption}`}
                width={width}
                windowHeight={windowHeight}
                open={() => {
                  const { brand, scheme, locale } = cell;
                  updateGlobals({ brand, scheme, locale, view: 'one' });
                }}
              />
            ))}
          </Grid>
        </Row>
      ))}
    </Wall>
  );
}
