import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmReview, limits, type Limits } from '../../../api/limits.ts';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { isTrial } from '../../../platform/session/session.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from './Limits.module.css';

const isDue = ({ now, reviewAt }: Limits) => Date.parse(reviewAt) <= Date.parse(now);

/** Asks every six months whether the limits still fit; between, says when it will. */
export function Review({ limits: state }: { limits: Limits }) {
  const http = useHttp();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const review = useMutation({
    mutationFn: () => confirmReview(http),
    onSuccess: (value) => {
      queryClient.setQueryData(limits(http).queryKey, value);
      // Other reminders say so as well.
      void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
    },
  });
  const date = formats.date(state.reviewAt);
  if (!isDue(state)) {
    return (
      <p className={centre.quiet}>
        <Trans
          id="centre.limits.reviewAt"
          context="On the page of limits: when the member is asked again; a date is inside"
        >
          We ask you again on <time dateTime={state.reviewAt}>{date}</time> whether your limits
          still fit.
        </Trans>
      </p>
    );
  }
  return (
    <section className={styles.review} aria-labelledby="review">
      <div>
        <h2 id="review" className={centre.panelTitle}>
          <ReviewTitle />
        </h2>
        <p>
          <Trans id="centre.limits.review.lead" context="Under the question if limits still fit">
            You last looked at them half a year ago. Lower or set any of them below, or leave them
            as they are.
          </Trans>
        </p>
      </div>
      <CallFault cause={review.error} />
      <Button kind="primary" loading={review.isPending} onClick={() => review.mutate()}>
        <Trans id="centre.limits.review.yes" context="Button: the limits stay as they are">
          They still fit
        </Trans>
      </Button>
    </section>
  );
}

function ReviewTitle() {
  return (
    <Trans id="centre.limits.review" context="Heading: asks every six months about limits">
      Do your limits still fit?
    </Trans>
  );
}

/** On other pages: the way to the limits, once they are to be looked at. */
export function ReviewReminder() {
  const path = useScreenPath('limits');
  const isMember = !isTrial(useSession());
  const { data } = useQuery({ ...limits(useHttp()), enabled: isMember });
  if (!data || !path || !isDue(data)) return null;
  return (
    <section className={styles.review} aria-labelledby="reviewReminder">
      <h2 id="reviewReminder" className={centre.panelTitle}>
        <ReviewTitle />
      </h2>
      <ButtonLink href={path} size="small">
        <Trans id="centre.limits.review.look" context="Link to the page of limits">
          Look at them
        </Trans>
      </ButtonLink>
    </section>
  );
}
