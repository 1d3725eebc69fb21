import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { popularLotteries } from '../../../api/games.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Shelf } from '../../../ui/Shelf/Shelf.tsx';
import { LotteryCard } from '../LotteryCard.tsx';
import { LotteryClock } from '../LotteryClock.tsx';
import { POPULAR_LOTTERIES_MAX } from '../popularLotteries.ts';
import { SectionData } from '../SectionData.tsx';
import type { SectionProps } from '../sectionProps.ts';

/** The most played lotteries. */
export default function Lotteries({ limit }: SectionProps<'lotteries'>) {
  const query = useQuery(popularLotteries(useHttp(), Math.min(limit, POPULAR_LOTTERIES_MAX)));
  const path = useScreenPath('lottery');
  const paths = {
    lottery: path,
    vnLottery: useScreenPath('vnLottery'),
    seaLottery: useScreenPath('seaLottery'),
    elott: undefined,
  };
  return (
    <SectionData id="lotteries" query={query}>
      {({ list, lotteries }) =>
        list.length + lotteries.length > 0 && (
          <Shelf
            title={
              <Trans id="home.lotteries.title" context="Heading above the row of popular lotteries">
                Popular lotteries
              </Trans>
            }
            seeAllHref={path}
            width="wide"
          >
            {lotteries.length > 0
              ? lotteries.map((card) => {
                  const at = paths[card.feature];
                  return at && <LotteryClock key={card.lottery} card={card} path={at} />;
                })
              : list.map((game) => <LotteryCard key={game.id} game={game} />)}
          </Shelf>
        )
      }
    </SectionData>
  );
}
