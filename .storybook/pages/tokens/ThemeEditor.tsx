import { useDeferredValue, useMemo, useState } from 'react';
import { brands } from 'virtual:livery-brands';
import { colorInputs, type ColorInput } from '../../../engine/theme/types.ts';
import { useBrand } from '../../../src/platform/brand/BrandContext.tsx';
import { useLocale } from '../../../src/platform/i18n/LocaleContext.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { StoryBrand } from '../../storyBrand.ts';
import { downloadTheme } from './downloadTheme.ts';
import { SampleSection } from './SampleSection.tsx';
import { colorOf, themeOfBrand, themeWithColors } from './shownTheme.ts';
import editor from './themeEditor.module.css';
import styles from './tokens.module.css';
import { useShownTheme } from './useShownTheme.ts';

const NAMES: Readonly<Record<ColorInput, string>> = {
  brand: 'Brand',
  accent: 'Accent',
  neutral: 'Neutral',
  win: 'Win',
  loss: 'Loss',
  warning: 'Warning',
  info: 'Info',
};

/** Turns the colours of the chosen brand's theme, shows them on components, and hands the token file out. */
export function ThemeEditor() {
  const { id } = useBrand();
  const brand = brands.find((one) => one.brand.id === id) ?? brands[0]!;
  // What was tried on one brand is no beginning for the next.
  return <Editor key={brand.brand.id} brand={brand} />;
}

function Editor({ brand }: { brand: StoryBrand }) {
  const { tag } = useLocale();
  const own = useMemo(() => themeOfBrand(brand), [brand]);
  const [colors, setColors] = useState<Partial<Record<ColorInput, string>>>({});
  // A colour that is dragged changes faster than a theme is worked out.
  const settled = useDeferredValue(colors);
  const shown = useMemo(() => themeWithColors(own, settled), [own, settled]);
  useShownTheme(shown, tag);
  const failing = shown.pairs.filter(({ holds }) => !holds).length;
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <header className={styles.head}>
        <div>
          <p className={styles.eyebrow}>Theme editor</p>
          <h1>{own.name}</h1>
        </div>
        <div className={styles.downloads}>
          <Button kind="primary" onClick={() => downloadTheme(shown, 'inputs')}>
            Download the theme
          </Button>
          <Button onClick={() => setColors({})}>Back to {own.name}</Button>
        </div>
      </header>
      <div className={editor.inputs} role="group" aria-label="Colours">
        {colorInputs.map((input) => {
          const value = colors[input] ?? colorOf(own, input);
          return (
            <label key={input} className={editor.input}>
              <input
                type="color"
                value={value}
                onChange={({ currentTarget }) =>
                  setColors({ ...colors, [input]: currentTarget.value })
                }
              />
              <span>{NAMES[input]}</span>
              <code>{value}</code>
            </label>
          );
        })}
      </div>
      <p role="status">
        {failing === 0
          ? 'Every text can be read on its ground.'
          : `${failing} contrast pairs do not hold.`}
      </p>
      <SampleSection />
    </main>
  );
}
