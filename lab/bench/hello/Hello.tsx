import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can do: what a page needs before its first button answers. */
function Hello() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Hello</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<Hello />);
