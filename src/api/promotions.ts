import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  addPromotionPicture,
  applyForPromotion,
  claimRafflePromotion,
  getPromotion,
  getPromotions,
  takePromotion,
} from '../../schemas/api/promotions.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Promotions = ValueOf<typeof getPromotions>;
export type Promotion = Promotions['list'][number];
export type PromotionDetail = ValueOf<typeof getPromotion>;
export type RaffleDraw = ValueOf<typeof claimRafflePromotion>;

const FRESH_MS = 10_000;

/** Promotions that are open to the visitor, what can be had first. */
export const promotions = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getPromotions.id],
    queryFn: ({ signal }) => http.call(getPromotions, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** One promotion whole. */
export const promotion = (http: Http, id: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getPromotion.id, id],
    queryFn: ({ signal }) => http.call(getPromotion, { query: { id }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Has promotions read anew. */
export function refreshPromotions(queryClient: QueryClient): void {
  for (const { id } of [getPromotions, getPromotion]) {
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, id] });
  }
}

/** Does what a button says. */
export const take = (http: Http, body: BodyOf<typeof takePromotion>, idempotencyKey: string) =>
  http.call(takePromotion, { body, idempotencyKey });

/** Draws a ticket of a raffle. */
export const drawRaffle = (
  http: Http,
  body: BodyOf<typeof claimRafflePromotion>,
  idempotencyKey: string,
) => http.call(claimRafflePromotion, { body, idempotencyKey });

/** Uploads a picture, in base64; answers with its name. */
export const addApplicationPicture = async (http: Http, picture: string) =>
  (await http.call(addPromotionPicture, { body: { picture } })).picture;

/** Applies for an activity. */
export const applyFor = (http: Http, body: BodyOf<typeof applyForPromotion>) =>
  http.call(applyForPromotion, { body });
