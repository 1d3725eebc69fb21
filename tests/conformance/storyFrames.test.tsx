import { describe, expect, it } from 'vitest';
import {
  IN_VIETNAMESE,
  IN_VIETNAMESE_ON_PHONE,
  ON_DESKTOP,
  ON_PHONE,
} from '../support/storyFrames.tsx';

/** A story that is nothing but its frame is the very object that the stories of other files are made of. */
describe.each(Object.entries({ ON_PHONE, ON_DESKTOP, IN_VIETNAMESE, IN_VIETNAMESE_ON_PHONE }))(
  'the frame %s',
  (_, frame) => {
    it('takes nothing from a story of one file that those of others would inherit', () => {
      expect(() => Object.assign(frame, { parameters: { docs: {} } })).toThrow(TypeError);
      expect({ parameters: { path: '/rng' }, ...frame }.parameters).toEqual({ path: '/rng' });
    });
  },
);
