import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { BooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { savePointItem } from '../../../../schemas/desk/points.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { CountInput } from '../../parts/CountInput.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import { TextsInput } from '../../texts/TextsInput.tsx';
import styles from './club.module.css';
import { toItem, toItemValues, type ItemValues, type PointItem } from './pointForm.ts';

function useWords() {
  const { t } = useLingui();
  return {
    states: {
      shown: t({ id: 'desk.pointItems.shown', context: 'State of an item', message: 'Shown' }),
      hidden: t({ id: 'desk.pointItems.hidden', context: 'State of an item', message: 'Hidden' }),
    },
    state: t({ id: 'desk.pointItems.state', context: 'Column and filter', message: 'State' }),
    title: t({ id: 'desk.pointItems.name', context: 'Column and field', message: 'Name' }),
    text: t({
      id: 'desk.pointItems.text',
      context: 'Field: one or two sentences about an item',
      message: 'Text',
    }),
    picture: t({ id: 'desk.pointItems.picture', context: 'Field', message: 'Picture' }),
    points: t({
      id: 'desk.pointItems.points',
      context: 'Column and field: what an item costs',
      message: 'Points',
    }),
    minLevel: t({
      id: 'desk.pointItems.minLevel',
      context: 'Column and field: the least VIP level',
      message: 'From level',
    }),
    stock: t({ id: 'desk.pointItems.stock', context: 'Column and field', message: 'Stock' }),
    perMember: t({
      id: 'desk.pointItems.perMember',
      context: 'Column and field: how many one member may have',
      message: 'Most a member',
    }),
    place: t({
      id: 'desk.pointItems.place',
      context: 'Column and field: place in the order of the list',
      message: 'Place',
    }),
    goods: t({
      id: 'desk.pointItems.goods',
      context: 'Switch of a form: an item is sent to an address',
      message: 'It is sent to an address',
    }),
    any: t({
      id: 'desk.pointItems.any',
      context: 'Help under a field of a number',
      message: 'Empty: any number',
    }),
  };
}

/** What points are redeemed for. */
export function PointItemsPage() {
  const { t } = useLingui();
  const words = useWords();
  const { number } = useDeskFormats();
  const maybe = (count: number | undefined) => (count === undefined ? '∞' : number(count));
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.pointItems.title',
          context: 'Heading of the page',
          message: 'Points mall',
        })}
        note={t({
          id: 'desk.pointItems.note',
          context: 'Under the heading of the page',
          message: 'What is saved shows at once. Orders keep what they ordered, and its price.',
        })}
      >
        <Button component={Link} to="/point-orders">
          {t({ id: 'desk.pointItems.orders', context: 'Link to a list', message: 'Orders' })}
        </Button>
        <EditItem />
      </PageHead>
      <DeskList<PointItem>
        resource="pointItems"
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        phone={(row) => ({
          title: row.title,
          aside: number(row.points),
          note: `${words.states[row.state]} · ${words.stock} ${maybe(row.stock)}`,
          noteAside: <EditItem of={row} />,
        })}
        columns={[
          { name: 'place', label: words.place, isNumber: true },
          { name: 'title', label: words.title },
          { name: 'state', label: words.state, show: ({ state }) => words.states[state] },
          {
            name: 'points',
            label: words.points,
            show: ({ points }) => number(points),
            isNumber: true,
          },
          { name: 'minLevel', label: words.minLevel, isNumber: true },
          { name: 'stock', label: words.stock, show: ({ stock }) => maybe(stock), isNumber: true },
          {
            name: 'perMember',
            label: words.perMember,
            show: ({ perMember }) => maybe(perMember),
            isNumber: true,
          },
          {
            name: 'changedAt',
            label: t({
              id: 'desk.pointItems.changed',
              context: 'Column: when and by whom',
              message: 'Changed',
            }),
            show: ({ changedAt, changedBy }) => (
              <>
                <Time at={changedAt} /> · {changedBy}
              </>
            ),
          },
          { name: 'id', label: '', show: (row) => <EditItem of={row} /> },
        ]}
      />
    </>
  );
}

const NEW: Partial<ItemValues> = { isShown: false, isGoods: true, minLevel: 0, place: 100 };

/** The button that writes an item, with its dialog; without one, a new one. */
function EditItem({ of }: { of?: PointItem }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof savePointItem, ItemValues>
      endpoint={savePointItem}
      size={of ? 'small' : undefined}
      variant={of ? 'outlined' : 'contained'}
      width="sm"
      reason="none"
      label={
        of
          ? t({ id: 'desk.pointItems.edit', context: 'Button', message: 'Edit' })
          : t({ id: 'desk.pointItems.add', context: 'Button', message: 'New item' })
      }
      title={t({
        id: 'desk.pointItems.editTitle',
        context: 'Heading of a dialog',
        message: 'Item of the points mall',
      })}
      confirm={t({ id: 'desk.pointItems.save', context: 'Button of a dialog', message: 'Save' })}
      defaultValues={of ? toItemValues(of) : NEW}
      fields={<Fields />}
      toBody={(values) => ({ ...(of && { id: of.id }), ...toItem(values) })}
    />
  );
}

function Fields() {
  const words = useWords();
  const locales = useBrand()?.locales ?? [];
  return (
    <>
      <div className={styles.fields}>
        <CountInput source="points" label={words.points} min={1} max={1_000_000_000} />
        <CountInput source="minLevel" label={words.minLevel} min={0} max={1000} />
        <CountInput
          source="stock"
          label={words.stock}
          min={0}
          max={1_000_000}
          isOptional
          help={words.any}
        />
        <CountInput
          source="perMember"
          label={words.perMember}
          min={1}
          max={1_000_000}
          isOptional
          help={words.any}
        />
        <CountInput source="place" label={words.place} min={0} max={1_000_000} />
      </div>
      <BooleanInput source="isGoods" label={words.goods} helperText={false} />
      <BooleanInput source="isShown" label={words.states.shown} helperText={false} />
      {locales.map((tag, at) => (
        <TextsInput key={tag} tag={tag} isNeeded={at === 0} words={words} />
      ))}
    </>
  );
}
