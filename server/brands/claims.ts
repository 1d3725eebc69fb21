/**
 * Who has a name that only one may have. The first to claim it keeps it; a claim of somebody who cannot be served
 * stands back behind all others.
 */
export class Claims {
  readonly #claimants = new Map<string, string[]>();
  readonly #names = new Map<string, readonly string[]>();
  readonly #weak = new Set<string>();

  /** The id that has a name. */
  get(name: string): string | undefined {
    const ids = this.#claimants.get(name);
    return ids && (ids.length === 1 ? ids[0] : (ids.find((id) => !this.#weak.has(id)) ?? ids[0]));
  }

  /** The names that an id has. */
  owned(id: string): readonly string[] {
    return (this.#names.get(id) ?? []).filter((name) => this.get(name) === id);
  }

  /** Replaces all claims of an id; returns the other ids that gained or lost a name by it. */
  set(id: string, names: readonly string[]): ReadonlySet<string> {
    const before = this.#names.get(id) ?? [];
    return this.#observe(id, [...before, ...names], () => {
      for (const name of before) if (!names.includes(name)) this.#drop(name, id);
      for (const name of names) {
        const ids = this.#claimants.get(name);
        if (!ids) this.#claimants.set(name, [id]);
        else if (!ids.includes(id)) ids.push(id);
      }
      if (names.length > 0) this.#names.set(id, names);
      else this.#names.delete(id);
    });
  }

  /** Says whether an id can be served; returns the other ids that gained or lost a name by it. */
  setWeak(id: string, isWeak: boolean): ReadonlySet<string> {
    return this.#observe(id, this.#names.get(id) ?? [], () => {
      if (isWeak) this.#weak.add(id);
      else this.#weak.delete(id);
    });
  }

  #drop(name: string, id: string): void {
    const left = (this.#claimants.get(name) ?? []).filter((other) => other !== id);
    if (left.length > 0) this.#claimants.set(name, left);
    else this.#claimants.delete(name);
  }

  #observe(id: string, names: readonly string[], change: () => void): ReadonlySet<string> {
    const before = names.map((name) => this.get(name));
    change();
    const moved = names.flatMap((name, index) => {
      const after = this.get(name);
      return before[index] === after ? [] : [before[index], after];
    });
    return new Set(moved.filter((other) => other !== undefined && other !== id) as string[]);
  }
}
