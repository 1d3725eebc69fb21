import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, UserRoundX } from 'lucide-react';
import { LOCALES } from '../../../../locales/locales.ts';
import {
  keepMyAccount,
  security as securityQuery,
  setAccountLocale,
  type Security,
} from '../../../api/security.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats, useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Row } from './rowParts.tsx';
import type { Opened } from './SecurityDialog.tsx';
import styles from './Security.module.css';

/** The language of the account, what is kept of the member, and the end of the account. */
export function Leaving(props: { security: Security; onOpen: (opened: Opened) => void }) {
  const { security, onOpen } = props;
  const { languages } = useBrand();
  const { at, blocks } = security.closing;
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.own.yours" context="Heading: language, data and end of the account">
          Your account
        </Trans>
      </h2>
      {at !== null && <Closing at={at} />}
      {languages.offered.length > 1 && <Language locale={security.locale} />}
      <ul className={styles.rows}>
        <Row
          Icon={Download}
          name={
            <Trans id="centre.own.data" context="Heading: everything that is kept of the member">
              Your data
            </Trans>
          }
          state={
            <Trans id="centre.own.data.what" context="What the file holds">
              Everything that we keep of you, as one file
            </Trans>
          }
        >
          <Button size="small" onClick={() => onOpen({ dialog: 'download' })}>
            <Trans id="centre.own.data.do" context="Button: downloads a file">
              Download
            </Trans>
          </Button>
        </Row>
        {at === null && (
          <Row
            Icon={UserRoundX}
            name={
              <Trans id="centre.own.close" context="Beside a button: the end of the account">
                Close your account
              </Trans>
            }
            state={
              blocks.length === 0 ? (
                <Trans id="centre.own.close.when" context="When an account closes">
                  It closes a day after you ask for it
                </Trans>
              ) : (
                <Blocks blocks={blocks} />
              )
            }
          >
            <Button
              size="small"
              disabled={blocks.length > 0}
              onClick={() => onOpen({ dialog: 'close' })}
            >
              <Trans id="centre.own.close.open" context="Button: opens the question">
                Close
              </Trans>
            </Button>
          </Row>
        )}
      </ul>
    </section>
  );
}

/** What is still open, each with what settles it. */
function Blocks({ blocks }: { blocks: Security['closing']['blocks'] }) {
  return (
    <>
      <Trans id="centre.own.close.first" context="Above what keeps an account from being closed">
        First settle:
      </Trans>
      <ul className={styles.blocks}>
        {blocks.includes('money') && (
          <li>
            <Trans id="centre.own.close.money" context="What keeps an account from being closed">
              Money in your wallet, or an order under way: withdraw it, or wait for it
            </Trans>
          </li>
        )}
        {blocks.includes('bets') && (
          <li>
            <Trans id="centre.own.close.bets" context="What keeps an account from being closed">
              Bets that are not settled yet
            </Trans>
          </li>
        )}
        {blocks.includes('cases') && (
          <li>
            <Trans id="centre.own.close.cases" context="What keeps an account from being closed">
              A matter that customer service looks at
            </Trans>
          </li>
        )}
      </ul>
    </>
  );
}

function Closing({ at }: { at: string }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const formats = useFormats();
  const moment = formats.dateTime(at);
  const keep = useMutation({
    mutationFn: () => keepMyAccount(http, {}),
    onSuccess: (value) => queryClient.setQueryData(securityQuery(http).queryKey, value),
  });
  return (
    <div className={styles.closing}>
      <CallFault cause={keep.error} />
      <p>
        <Trans id="centre.own.closing" context="The account is to close; a moment is inside">
          Your account closes on <time dateTime={at}>{moment}</time>.
        </Trans>
      </p>
      <Button kind="primary" loading={keep.isPending} onClick={() => keep.mutate()}>
        <Trans id="centre.own.keep" context="Button: the account is not closed after all">
          Keep my account
        </Trans>
      </Button>
    </div>
  );
}

/** In which language messages are written; the site follows at once. */
function Language({ locale }: { locale: string }) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const { languages } = useBrand();
  const { choose } = useLocale();
  const offered = LOCALES.filter(({ tag }) => languages.offered.includes(tag));
  const keep = useMutation({
    mutationFn: async (tag: (typeof offered)[number]['tag']) => {
      await setAccountLocale(http, { locale: tag });
      await choose(tag);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: securityQuery(http).queryKey }),
  });
  return (
    <>
      <CallFault cause={keep.error} />
      <SelectField
        label={t({
          id: 'centre.own.language',
          context: 'Field: the language of the site and of messages to the member',
          message: 'Language of the site and of messages to you',
        })}
        value={keep.isPending ? keep.variables : locale}
        options={offered.map(({ tag, nativeName }) => ({ value: tag, label: nativeName }))}
        onChoose={(tag) => keep.mutate(tag as (typeof offered)[number]['tag'])}
      />
    </>
  );
}
