import type { BodyOf } from '../../schemas/api/endpoint.ts';
import { addFeedbackPicture, sendFeedback } from '../../schemas/api/feedback.ts';
import type { Http } from '../platform/http/http.ts';

/** Uploads a picture, in base64; answers with its name. */
export const addPicture = async (http: Http, picture: string) =>
  (await http.call(addFeedbackPicture, { body: { picture } })).picture;

/** Sends what a member wrote; the answer arrives as a message. */
export const send = (http: Http, body: BodyOf<typeof sendFeedback>) =>
  http.call(sendFeedback, { body });
