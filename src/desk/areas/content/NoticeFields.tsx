import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { NOTICE_LANGUAGES, renderNotice } from '../../../../engine/notices/renderNotice.ts';
import { getLocale, isLocaleTag, type LocaleTag } from '../../../../locales/locales.ts';
import {
  factsOfNotice,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeValue,
  type NoticeValueKind,
} from '../../../../schemas/notices.ts';
import { Card } from '../../parts/values.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import styles from './content.module.css';
import { LanguageTabs } from '../../texts/LanguageTabs.tsx';

type Texts = Readonly<Record<string, string | undefined>>;

/** Values that a preview shows; texts that somebody else would write stand for themselves. */
const SAMPLES: Readonly<Record<NoticeValueKind, (name: string) => NoticeValue>> = {
  money: () => ({ money: '125.00', currency: 'EUR' }),
  time: () => ({ time: '2026-03-01T18:00:00.000Z' }),
  word: (name) => ({ word: name === 'limit' ? 'limitDeposit' : 'document' }),
  text: (name) => ({ text: name === 'order' ? 'D8K2M4P6Q8RSX' : '…' }),
};

const READER = {
  timeZone: 'UTC',
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
} as const;

const isKind = (id: unknown): id is NoticeKind => (NOTICE_KINDS as readonly unknown[]).includes(id);

/** What members are told of an event: the texts, what may stand in them, and how it reads. */
export function NoticeFields() {
  const { t } = useLingui();
  const brand = useBrand();
  const values = useWatch() as { id?: string; title?: Texts; text?: Texts };
  if (!isKind(values.id)) return null;
  const kind = values.id;
  const known = Object.keys(factsOfNotice(kind).values);
  return (
    <>
      <LanguageTabs
        fields={[
          {
            source: 'title',
            label: t({
              id: 'desk.notices.title',
              context: 'Label of the field',
              message: 'Heading',
            }),
          },
          {
            source: 'text',
            label: t({ id: 'desk.content.text', context: 'Label of the field', message: 'Text' }),
          },
        ]}
      />
      <p className={styles.note}>
        {t({
          id: 'desk.notices.placeholders',
          context: 'Under the fields of a message to members; a list of placeholders follows',
          message:
            'Plain text. Where it is empty, members read the standard text. These stand for what happened:',
        })}{' '}
        {known.map((name) => (
          <code key={name} className={styles.placeholder}>{`{${name}}`}</code>
        ))}
      </p>
      <Card
        title={t({
          id: 'desk.notices.preview',
          context: 'Heading: how a message to members reads, with made up amounts and names',
          message: 'As members read it',
        })}
      >
        {(brand?.locales ?? []).filter(isLocaleTag).map((tag) => (
          <Preview
            key={tag}
            kind={kind}
            tag={tag}
            title={values.title?.[tag]}
            text={values.text?.[tag]}
          />
        ))}
      </Card>
    </>
  );
}

/** One language of it; what is not said is the standard text. */
function Preview({
  kind,
  tag,
  title,
  text,
}: {
  kind: NoticeKind;
  tag: LocaleTag;
  title: string | undefined;
  text: string | undefined;
}) {
  const { t } = useLingui();
  const facts = Object.entries(factsOfNotice(kind).values);
  const sample = Object.fromEntries(facts.map(([name, of]) => [name, SAMPLES[of](name)]));
  const own = { ...(title && { title }), ...(text && { text }) };
  const read = renderNotice(kind, sample, { reader: { locale: tag, ...READER }, own });
  const standard = NOTICE_LANGUAGES[tag].notices[kind];
  const { dir, nativeName } = getLocale(tag);
  return (
    <section className={styles.noticePreview}>
      <h4>{nativeName}</h4>
      <div lang={tag} dir={dir}>
        <strong>{read.title}</strong>
        <p>{read.text}</p>
      </div>
      {title || text ? (
        <p className={styles.note}>
          {t({
            id: 'desk.notices.standard',
            context: 'Below a reworded message to members; the standard text follows',
            message: 'Standard text:',
          })}{' '}
          <bdi lang={tag}>
            {standard.title} · {standard.text}
          </bdi>
        </p>
      ) : null}
    </section>
  );
}
