-- What wrk asks: the home page at every host of a file, one host a line, in turn; see load.ts.
local requests, at = {}, 0

function init(args)
  for host in io.lines(args[1]) do
    local headers = { Host = host, Accept = "text/html", ["Accept-Encoding"] = "br" }
    requests[#requests + 1] = wrk.format("GET", "/", headers)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"perSecond":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
