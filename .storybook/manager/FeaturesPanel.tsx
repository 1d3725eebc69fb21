import { useState } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { FEATURES, type Feature, type FeatureId } from '../../schemas/features.ts';
import { formatFeatures, parseFeatures, type ForcedFeatures } from '../globals.ts';
import { useBrandFacts } from './brandFacts.ts';
import {
  Empty,
  Choice,
  Choices,
  Head,
  Id,
  List,
  Meaning,
  Note,
  Only,
  Reset,
  Row,
  Search,
} from './featuresStyles.ts';

type State = 'brand' | 'on' | 'off';

/** The panel's name and how many features are forced. */
export function FeaturesTitle() {
  const [globals] = useGlobals();
  const count = Object.keys(parseFeatures(globals['features'])).length;
  return <>{count > 0 ? `Features (${count})` : 'Features'}</>;
}

/** Every feature of the product: as the brand has it, or forced on or off. */
export function FeaturesPanel() {
  const [globals, updateGlobals] = useGlobals();
  const [words, setWords] = useState('');
  const [onlyForced, setOnlyForced] = useState(false);
  const forced = parseFeatures(globals['features']);
  const brands = useBrandFacts();
  const brand = brands.find(({ id }) => id === globals['brand']) ?? brands[0];
  const force = (next: ForcedFeatures) => updateGlobals({ features: formatFeatures(next) });
  const shown = FEATURES.filter(
    (feature) => matches(feature, words) && (!onlyForced || forced[feature.id] !== undefined),
  );
  const isOn = (id: FeatureId) => forced[id] ?? brand?.features[id] ?? false;
  const count = Object.keys(forced).length;
  return (
    <div>
      <Head>
        <Search
          type="search"
          value={words}
          placeholder={`Search ${FEATURES.length} features`}
          aria-label="Search features"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Only>
          <input
            type="checkbox"
            checked={onlyForced}
            onChange={({ currentTarget }) => setOnlyForced(currentTarget.checked)}
          />
          Forced only
        </Only>
        <Reset type="button" disabled={count === 0} onClick={() => force({})}>
          {count === 0 ? 'All as the brand' : `Reset ${count}`}
        </Reset>
      </Head>
      <List>
        {shown.map((feature: Feature & { id: FeatureId }) => (
          <FeatureRow
            key={feature.id}
            feature={feature}
            brandHas={brand?.features[feature.id] ?? false}
            state={stateOf(forced[feature.id])}
            missing={(feature.requires ?? []).filter((id) => !isOn(id as FeatureId))}
            choose={(state) => force({ ...forced, [feature.id]: VALUES[state] })}
          />
        ))}
      </List>
      {shown.length === 0 && <Empty>No feature is called that.</Empty>}
    </div>
  );
}

const VALUES = { brand: undefined, on: true, off: false } as const;

const stateOf = (forced: boolean | undefined): State =>
  forced === undefined ? 'brand' : forced ? 'on' : 'off';

function matches({ id, meaning, moduleId }: Feature, words: string): boolean {
  const text = `${id} ${meaning} ${moduleId}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function FeatureRow(props: {
  feature: Feature;
  brandHas: boolean;
  state: State;
  missing: readonly string[];
  choose: (state: State) => void;
}) {
  const { feature, brandHas, state, missing, choose } = props;
  const labels = { brand: brandHas ? 'Brand: on' : 'Brand: off', on: 'On', off: 'Off' };
  const isOn = state === 'brand' ? brandHas : state === 'on';
  return (
    <Row data-forced={state !== 'brand'}>
      <div>
        <Id>{feature.id}</Id>
        <Meaning>{feature.meaning}</Meaning>
        {isOn && missing.length > 0 && <Note>Needs {missing.join(', ')}, which is off.</Note>}
      </div>
      <Choices role="radiogroup" aria-label={feature.id}>
        {(['brand', 'on', 'off'] as const).map((option) => (
          <Choice key={option} data-chosen={state === option}>
            <input
              type="radio"
              name={`livery-${feature.id}`}
              checked={state === option}
              onChange={() => choose(option)}
            />
            {labels[option]}
          </Choice>
        ))}
      </Choices>
    </Row>
  );
}
