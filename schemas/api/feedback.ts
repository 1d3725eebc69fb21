import { defineEndpoint } from './endpoint.ts';
import { PICTURE_BYTES, pictureField } from './pictures.ts';

/*
 * What members write to the house. Pictures come first, one call each; the text is sent with their names. The answer
 * arrives as a message, and nothing of it is ever served to a browser of the site again.
 */

/** Characters that a text has at most, as people count them. */
export const MOST_FEEDBACK = 140;

/** Pictures that go with a text at most. */
export const MOST_FEEDBACK_PICTURES = 3;

const name = '00000000-0000-4000-8000-000000000000';

/** Keeps a picture; it is made anew without what stands beside its pixels, and goes within a day where it is not sent. */
export const addFeedbackPicture = defineEndpoint({
  id: 'addFeedbackPicture',
  method: 'POST',
  path: '/wps/feedback/pictures',
  summary: 'Upload a picture that goes with feedback',
  gate: 'feedback',
  token: true,
  sealed: false,
  bodyBytes: PICTURE_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['picture'],
    properties: {
      picture: pictureField(
        'A PNG or JPEG of 5 MB at most, in base64; its content says which it is.',
      ),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['picture'],
    properties: { picture: { type: 'string', description: 'Its name.' } },
  },
});

/** Sends feedback. The same text again while the first waits is taken for the same, so that a call may be repeated. */
export const sendFeedback = defineEndpoint({
  id: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Write to the house; the answer arrives as a message',
  gate: 'feedback',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['content'],
    properties: {
      content: {
        type: 'string',
        minLength: 1,
        maxLength: 2000,
        description: 'Plain text of 1 to 140 characters, counted as people count them.',
        examples: ['The deposit page is easier to read now. Thank you!'],
      },
      pictures: {
        type: 'array',
        maxItems: MOST_FEEDBACK_PICTURES,
        uniqueItems: true,
        description: 'Names of pictures that were uploaded for it.',
        examples: [[name]],
        items: {
          type: 'string',
          pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
          description: 'Of `addFeedbackPicture`.',
          examples: [name],
        },
      },
    },
  },
  value: { type: 'null' },
});
