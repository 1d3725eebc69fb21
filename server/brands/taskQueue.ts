type Task = () => Promise<void>;

/** Runs tasks one after the other; those with a name wait at most once, and urgent ones go before all others. */
export class TaskQueue {
  readonly #urgent = new Map<string, Task>();
  readonly #patient: Task[] = [];
  readonly #idle: Task[] = [];
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Runs a task before all patient ones; one of the same name that still waits is replaced. */
  urgent(name: string, task: Task): void {
    this.#urgent.set(name, task);
    this.#start();
  }

  /** Runs a task when nothing urgent waits. */
  patient(task: Task): void {
    this.#patient.push(task);
    this.#start();
  }

  /** Runs a task when nothing else waits, and leaves as much time to others as it took itself. */
  background(task: Task): void {
    this.#idle.push(task);
    this.#start();
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.idle();
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    for (let next = this.#take(); next && !this.#isClosed; next = this.#take()) {
      const startedAt = performance.now();
      await next.task().catch(this.#onError);
      await pause(next.isPaced ? Math.min(100, performance.now() - startedAt) : 0);
    }
  }

  #take(): { task: Task; isPaced: boolean } | undefined {
    for (const [name, task] of this.#urgent) {
      this.#urgent.delete(name);
      return { task, isPaced: false };
    }
    const patient = this.#patient.shift();
    if (patient) return { task: patient, isPaced: false };
    const idle = this.#idle.shift();
    return idle && { task: idle, isPaced: true };
  }
}

/** Lets requests in between. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (ms < 1) setImmediate(resolve);
    else setTimeout(resolve, ms);
  });
}
