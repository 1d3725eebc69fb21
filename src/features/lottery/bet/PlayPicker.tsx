import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { moveFocus } from '../../../ui/keyboard/moveFocus.ts';
import { writePlace } from '../lotteryPaths.ts';
import { nameGroup, namePlay } from '../words/nameOf.ts';
import type { BetPlay } from './betPlay.ts';
import type { Composer } from './useComposer.ts';
import styles from './PlayPicker.module.css';

interface PickerProps {
  readonly composer: Composer;
  readonly path: string;
  readonly lottery: string;
}

function groupsOf(plays: readonly BetPlay[]): ReadonlyMap<string, readonly BetPlay[]> {
  const groups = new Map<string, BetPlay[]>();
  for (const each of plays) {
    const { group } = each.offered;
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return groups;
}

/** Which way to bet: tabs where there is room, a sheet from below on phones. */
export function PlayPicker({ composer, path, lottery }: PickerProps) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const groups = groupsOf(composer.plays);
  const { play, offered } = composer.chosen!;
  const isParlay = play.input.kind === 'options' && play.input.legs !== undefined;
  const odds = isParlay ? undefined : composer.odds.get(offered.prices[0]?.price ?? '');
  const best = odds === undefined ? undefined : formats.decimal(odds);
  const group = nameGroup(offered.group, i18n);
  const name = namePlay(play.code, i18n);
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.openerWords}>
          {group !== name && <span className={styles.group}>{group}</span>}
          <span className={styles.play}>{name}</span>
        </span>
        <Icon name="chevronDown" size={20} />
      </button>
      <div className={styles.tabs}>
        <Choices
          label={t({
            id: 'lottery.picker.groups',
            context: 'Lottery: name of the tabs of kinds of bets',
            message: 'Kinds of bets',
          })}
          items={[...groups.keys()].map((each) => ({
            id: each,
            name: nameGroup(each, i18n),
          }))}
          chosen={offered.group}
          onChoose={(each) => composer.choose(groups.get(each)![0]!.play.code)}
          look="group"
        />
        {groups.get(offered.group)!.length > 1 && (
          <Choices
            label={group}
            items={groups
              .get(offered.group)!
              .map((each) => ({ id: each.play.code, name: namePlay(each.play.code, i18n) }))}
            chosen={play.code}
            onChoose={composer.choose}
            look="play"
          />
        )}
      </div>
      <p className={styles.about}>
        {best !== undefined && (
          <span className={styles.odds}>
            <Trans
              id="lottery.picker.odds"
              context="Lottery: beside a kind of bet; {best} is what a bet of 1 wins at most, stake included"
            >
              1 wins {best}
            </Trans>
          </span>
        )}
        <SiteLink
          className={styles.rules}
          href={writePlace(path, { gameCode: lottery, view: 'rules', playType: play.code })}
        >
          <Trans
            id="lottery.picker.rules"
            context="Lottery: link to the rule of one kind of bet, its odds and an example"
          >
            How it works
          </Trans>
        </SiteLink>
      </p>
      {isOpen && <PickerSheet groups={groups} composer={composer} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Choices(props: {
  label: string;
  items: readonly { readonly id: string; readonly name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
  look: 'group' | 'play';
}) {
  return (
    <div
      role="tablist"
      aria-label={props.label}
      className={styles.choices}
      data-look={props.look}
      onKeyDown={(press) => moveFocus(press, 'horizontal')}
    >
      {props.items.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === props.chosen}
          tabIndex={id === props.chosen ? 0 : -1}
          className={styles.choice}
          onClick={() => props.onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function PickerSheet(props: {
  groups: ReadonlyMap<string, readonly BetPlay[]>;
  composer: Composer;
  onClose: () => void;
}) {
  const { groups, composer, onClose } = props;
  const { i18n } = useI18n();
  const chosen = composer.chosen!.play.code;
  return (
    <Dialog
      title={
        <Trans
          id="lottery.picker.title"
          context="Lottery: heading of a sheet in which one chooses a kind of bet"
        >
          Choose a bet
        </Trans>
      }
      onClose={onClose}
    >
      <div className={styles.sheet}>
        {[...groups].map(([group, plays]) => (
          <section key={group} className={styles.sheetGroup}>
            <h3 className={styles.sheetTitle}>{nameGroup(group, i18n)}</h3>
            <div className={styles.sheetPlays}>
              {plays.map(({ play }) => (
                <button
                  key={play.code}
                  type="button"
                  className={styles.choice}
                  aria-pressed={play.code === chosen}
                  data-first-focus={play.code === chosen || undefined}
                  onClick={() => {
                    composer.choose(play.code);
                    onClose();
                  }}
                >
                  {namePlay(play.code, i18n)}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
