import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What comes late on a busy machine has still come: a wait ends with what it waits for, not with the second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
