import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memberAvatar, memberInfo } from '../../../api/member.ts';
import type { Security, SecurityAdvice } from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Avatar } from '../../../ui/MemberBar/Avatar.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ADVICE_WORDS } from './securityWords.ts';
import styles from './Security.module.css';

/** Who the member is. */
export function AccountHead(props: { security: Security; onPicture: () => void }) {
  const { security, onPicture } = props;
  const { t } = useLingui();
  const http = useHttp();
  const formats = useFormats();
  const { data: member } = useQuery(memberInfo(http));
  const { data: picture } = useQuery(memberAvatar(http));
  const { payoutsRestUntil } = security;
  const until = payoutsRestUntil && formats.dateTime(payoutsRestUntil);
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.pictureButton}
          aria-label={t({
            id: 'centre.own.picture',
            context: 'Button on the picture of the member: opens the choice of another one',
            message: 'Change your picture',
          })}
          onClick={onPicture}
        >
          <Avatar account={member?.account ?? ''} picture={picture} size="large" />
          <span className={styles.pictureMark}>
            <Icon name="image" size={16} />
          </span>
        </button>
        <div className={styles.who}>
          <bdi className={styles.name}>{member?.nickname || member?.account}</bdi>
          {member?.nickname && <bdi className={centre.quiet}>{member.account}</bdi>}
        </div>
      </div>
      {payoutsRestUntil && (
        <p className={styles.note}>
          <Trans id="centre.own.rests" context="Above the page My account; a moment is inside">
            Because your account was changed, withdrawals rest until{' '}
            <time dateTime={payoutsRestUntil}>{until}</time>.
          </Trans>
        </p>
      )}
    </>
  );
}

/** What the account lacks, each with what mends it. */
export function Advice(props: { security: Security; onMend: (advice: SecurityAdvice) => void }) {
  const { security, onMend } = props;
  const { i18n } = useLingui();
  const { advice } = security;
  if (advice.length === 0) {
    return (
      <p className={styles.note}>
        <Trans id="centre.own.strong" context="In place of what the account lacks">
          Your account has everything that keeps it safe.
        </Trans>
      </p>
    );
  }
  return (
    <section className={centre.panel} aria-labelledby="own-advice">
      <h2 id="own-advice" className={centre.panelTitle}>
        <Trans id="centre.own.advice" context="Heading above what the account lacks">
          Make your account stronger
        </Trans>
      </h2>
      <ul className={styles.advice}>
        {advice.map((one) => {
          const { Icon: Drawn, why, act } = ADVICE_WORDS[one];
          return (
            <li key={one} className={styles.row}>
              <span className={styles.rowIcon} data-lacks="">
                <Drawn size={20} aria-hidden="true" />
              </span>
              <span className={styles.rowState}>{i18n._(why)}</span>
              <span className={styles.rowEnd}>
                <Button size="small" onClick={() => onMend(one)}>
                  {i18n._(act)}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
