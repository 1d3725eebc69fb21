import { useLingui } from '@lingui/react/macro';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { SearchInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { CATALOGUE_KINDS, type ContentKind } from '../../../../schemas/content.schema.ts';
import { CONTENT_CALLS, type ContentRow } from '../../../../schemas/desk/content.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { useBrand, useMay } from '../../session/DeskContext.tsx';
import { ContentState } from './ContentState.tsx';
import { DefaultsNote } from './DefaultsNote.tsx';
import { OrderButton } from './OrderButton.tsx';
import { CHOICES, TEXT_PLACES } from './choiceWords.ts';
import { KIND_NAMES, textOf } from './words.ts';

/** Kinds that stand by their names or times. */
const UNORDERED: readonly ContentKind[] = ['affiliates', 'texts', 'notices', 'winners'];

/** Fields whose value says best what an entry is. */
const TELLING = ['group', 'type', 'category', 'status'] as const;

/** A win as people would call it; undefined for what is none. */
const winOf = ({ account, amount }: ContentRow['content']) =>
  typeof account === 'string' && typeof amount === 'string' ? `${account} · ${amount}` : undefined;

function useFilters() {
  const { t } = useLingui();
  const standing = (message: string, id: string) => ({ id, name: message });
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t({
        id: 'desk.content.search',
        context: 'In the empty search field over a list of content',
        message: 'Title, name or id',
      })}
    />,
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      label={t({
        id: 'desk.content.filter',
        context: 'Filter of a list of content',
        message: 'Show',
      })}
      choices={[
        standing(
          t({
            id: 'desk.content.filterLive',
            context: 'Filter: content that visitors see',
            message: 'Live',
          }),
          'live',
        ),
        standing(
          t({
            id: 'desk.content.filterOpen',
            context: 'Filter: content with a draft',
            message: 'With a draft',
          }),
          'open',
        ),
        standing(
          t({
            id: 'desk.content.filterPlanned',
            context: 'Filter: content that is planned',
            message: 'Planned',
          }),
          'planned',
        ),
      ]}
      translateChoice={false}
    />,
  ];
}

/** The entries of one kind, in the order that visitors see. */
export function ContentListPage({ kind }: { kind: ContentKind }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const brand = useBrand();
  const filters = useFilters();
  const nameOf = (row: ContentRow) =>
    winOf(row.content) ??
    row.name ??
    (textOf(row.content.title, brand?.locales[0] ?? 'en') || row.id);
  const whatOf = ({ content }: ContentRow) => {
    const place = kind === 'texts' && TEXT_PLACES[content.id.split('.', 1)[0]!];
    if (place) return i18n._(place);
    const field = TELLING.find((name) => typeof content[name] === 'string');
    const words = field && (CHOICES[field] as Record<string, { id: string }>);
    const word = field && words?.[String(content[field])];
    return word ? i18n._(word) : '';
  };
  const isCatalogue = CATALOGUE_KINDS.includes(kind);
  return (
    <>
      <PageHead title={i18n._(KIND_NAMES[kind])}>
        {UNORDERED.includes(kind) ? null : <OrderButton kind={kind} />}
        {!isCatalogue && may(CONTENT_CALLS[kind].saveDraft) ? (
          <Button
            variant="contained"
            component={Link}
            to={`/content/${kind}/new`}
            startIcon={<AddOutlined />}
          >
            {t({
              id: 'desk.content.new',
              context: 'Button over a list of content',
              message: 'New',
            })}
          </Button>
        ) : null}
      </PageHead>
      {isCatalogue ? null : <DefaultsNote kind={kind} />}
      <DeskList<ContentRow>
        resource={`content.${kind}`}
        filters={filters}
        to={({ id }) => `/content/${kind}/${encodeURIComponent(id)}`}
        phone={(row) => ({
          title: nameOf(row),
          aside: <ContentState row={row} />,
          note: whatOf(row),
          noteAside: row.open ? <Time at={row.open.madeAt} /> : null,
        })}
        columns={[
          {
            name: 'name',
            label: t({ id: 'desk.content.title', context: 'Head of a column', message: 'Title' }),
            show: nameOf,
          },
          {
            name: 'content',
            label: t({
              id: 'desk.content.what',
              context: 'Head of a column: place, type or group of content',
              message: 'Place',
            }),
            show: whatOf,
          },
          {
            name: 'open',
            label: t({ id: 'desk.content.state', context: 'Head of a column', message: 'State' }),
            show: (row) => <ContentState row={row} />,
          },
          {
            name: 'open.madeAt',
            label: t({
              id: 'desk.content.edited',
              context: 'Head of a column: when the draft was saved',
              message: 'Draft saved',
            }),
            show: ({ open }) => <Time at={open?.madeAt} />,
          },
          {
            name: 'open.madeBy',
            label: t({
              id: 'desk.content.by',
              context: 'Head of a column: who saved the draft',
              message: 'By',
            }),
            show: ({ open }) => open?.madeBy ?? '',
          },
        ]}
      />
    </>
  );
}
