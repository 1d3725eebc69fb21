import type { BodyOf } from '../../schemas/api/endpoint.ts';
import { applyToJoin } from '../../schemas/api/joining.ts';
import type { Http } from '../platform/http/http.ts';

/** What somebody applies with. */
export type Application = BodyOf<typeof applyToJoin>;

/** Applies to become an agent or affiliate. */
export const apply = (http: Http, body: Application) => http.call(applyToJoin, { body });
