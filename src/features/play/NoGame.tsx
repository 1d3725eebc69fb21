import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { StatusPage } from '../../ui/StatusPage/StatusPage.tsx';
import { useLobbyPath } from './BackLink.tsx';
import { PlainPage } from './PlainPage.tsx';

/** The page without a game. */
export function NoGame() {
  return (
    <PlainPage>
      <StatusPage
        kind="notFound"
        title={
          <Trans id="play.none.title" context="Heading of the game page where no game was chosen">
            Choose a game first
          </Trans>
        }
        text={
          <Trans id="play.none.text" context="Text of the game page where no game was chosen">
            This page plays a game, and none was chosen.
          </Trans>
        }
        action={<LobbyButton />}
      />
    </PlainPage>
  );
}

/** Leads to games. */
export function LobbyButton({ category = 'RNG' }: { category?: string }) {
  return (
    <ButtonLink href={useLobbyPath(category)} kind="primary" size="large">
      <Trans id="play.toLobby" context="Button that leads to the list of games">
        See all games
      </Trans>
    </ButtonLink>
  );
}
