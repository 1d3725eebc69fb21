import { describe, expect, it } from 'vitest';
import { SharedParts } from './sharedParts.ts';

const links = () => ({ telegram: 'https://t.example/livery', mail: 'mailto:help@livery.example', phone: '' });

describe('parts of brands', () => {
  it('that read the same are one and the same, in whatever brand and under whatever name', () => {
    const shared = new SharedParts();
    const first = shared.share({ name: 'Aurora', support: links() });
    const second = shared.share({ name: 'Sakura', social: links() });
    expect(second.social).toBe(first.support);
    expect([first, second]).toEqual([
      { name: 'Aurora', support: links() },
      { name: 'Sakura', social: links() },
    ]);
  });

  it('that differ in anything stay what they are', () => {
    const shared = new SharedParts();
    shared.share({ support: links() });
    const other = shared.share({ support: { ...links(), phone: '+1' } });
    expect(other.support).toEqual({ ...links(), phone: '+1' });
  });

  it('may be nothing, a number or a text of any length', () => {
    const record = { none: null, minimumAge: 18, css: 'a'.repeat(5000), name: '' };
    expect(new SharedParts().share({ ...record })).toEqual(record);
  });
});
