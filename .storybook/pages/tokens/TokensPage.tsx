import { useMemo, useState } from 'react';
import { brands } from 'virtual:livery-brands';
import { useBrand } from '../../../src/platform/brand/BrandContext.tsx';
import { useLocale } from '../../../src/platform/i18n/LocaleContext.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { ColorGroup } from './ColorGroup.tsx';
import { downloadTheme } from './downloadTheme.ts';
import { ElevationSection } from './ElevationSection.tsx';
import { ImportZone } from './ImportZone.tsx';
import { MotionSection, ShapeSection, SpaceSection } from './MeasureSections.tsx';
import { Section, SourceLegend } from './Parts.tsx';
import { ROLE_GROUPS } from './roleGroups.ts';
import { SampleSection } from './SampleSection.tsx';
import { themeOfBrand, themeOfFile, type ShownTheme } from './shownTheme.ts';
import { TypeSection } from './TypeSection.tsx';
import { useShownTheme } from './useShownTheme.ts';
import styles from './tokens.module.css';

const PARTS = [
  ['colours', 'Colours'],
  ['type', 'Type'],
  ['space', 'Space'],
  ['shape', 'Shape'],
  ['elevation', 'Elevation'],
  ['motion', 'Motion'],
  ['samples', 'On components'],
] as const;

/** Every token of the chosen brand, or of a file that is tried in its place. */
export function TokensPage() {
  const { id } = useBrand();
  const { tag } = useLocale();
  const [imported, setImported] = useState<ShownTheme>();
  const brand = brands.find((one) => one.brand.id === id) ?? brands[0]!;
  const own = useMemo(() => themeOfBrand(brand), [brand]);
  const shown = imported ?? own;
  useShownTheme(imported, tag);
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <PageHead shown={shown} isImported={imported !== undefined} />
      <ImportZone
        imported={imported?.name}
        brandName={brand.brand.name}
        onTheme={(read) => setImported(read && themeOfFile(read.name, read.tokens))}
      />
      <nav className={styles.parts} aria-label="Parts of this page">
        {PARTS.map(([part, name]) => (
          <a key={part} href={`#${part}`}>
            {name}
          </a>
        ))}
      </nav>
      <Section
        id="colours"
        title="Colours"
        about="A few inputs make every role of both schemes. Where a role meets another, their contrast is measured and, if need be, the later one moves until it holds."
      >
        <SourceLegend />
        {ROLE_GROUPS.map((group) => (
          <ColorGroup key={group.id} group={group} shown={shown} />
        ))}
      </Section>
      <TypeSection shown={shown} />
      <SpaceSection shown={shown} />
      <ShapeSection shown={shown} />
      <ElevationSection shown={shown} />
      <MotionSection shown={shown} />
      <SampleSection />
    </main>
  );
}

const LIFTED = [
  () => 'No colour had to move',
  () => 'One colour was lifted',
  (count: number) => `${count} colours were lifted`,
] as const;

function PageHead({ shown, isImported }: { shown: ShownTheme; isImported: boolean }) {
  const { pairs, theme, files } = shown;
  const holding = pairs.filter(({ holds }) => holds).length;
  const lifted = [theme.sources.dark, theme.sources.light]
    .flatMap((sources) => Object.values(sources))
    .filter((source) => source === 'lifted').length;
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.eyebrow}>{isImported ? 'A file that is tried' : 'Design tokens'}</p>
        <h1>{shown.name}</h1>
        {!isImported && (
          <p className={styles.files}>
            <code>{files.theme}</code>
            <code>{files.override}</code>
          </p>
        )}
        <ul className={styles.summary}>
          <li data-good={holding === pairs.length}>
            <Icon name={holding === pairs.length ? 'check' : 'alert'} size={16} />
            {holding} of {pairs.length} contrast pairs hold
          </li>
          <li>{LIFTED[Math.min(lifted, 2)]?.(lifted)}</li>
          <li>Opens {shown.scheme === 'system' ? 'as the device says' : shown.scheme}</li>
        </ul>
      </div>
      <div className={styles.downloads}>
        <Button kind="primary" onClick={() => downloadTheme(shown, 'inputs')}>
          Download the theme
        </Button>
        <Button onClick={() => downloadTheme(shown, 'roles')}>With every colour</Button>
      </div>
    </header>
  );
}
