/**
 * Who has a name that only one may have. The first to claim it keeps it; a claim of somebody who cannot be served
 * stands back behind all others.
 */
export class Claims {
  readonly #claimants = new Map<string, string[]>();
  /** Asked by requests, so it is worked out when claims change. */
  readonly #owners = new Map<string, string>();
  readonly #names = new Map<string, readonly string[]>();
  readonly #weak = new Set<string>();
  #version = 0;

  /** Changes whenever a name gets another owner. */
  get version(): number {
    return this.#version;
  }

  /** The id that has a name. */
  get(name: string): string | undefined {
    return this.#owners.get(name);
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

  #findOwner(name: string): string | undefined {
    const ids = this.#claimants.get(name);
    return ids?.find((id) => !this.#weak.has(id)) ?? ids?.[0];
  }

  #observe(id: string, names: readonly string[], change: () => void): ReadonlySet<string> {
    change();
    const moved = new Set<string>();
    for (const name of names) {
      const [before, after] = [this.#owners.get(name), this.#findOwner(name)];
      if (before === after) continue;
      this.#version += 1;
      if (after === undefined) this.#owners.delete(name);
      else this.#owners.set(name, after);
      for (const other of [before, after]) if (other !== undefined && other !== id) moved.add(other);
    }
    return moved;
  }
}
