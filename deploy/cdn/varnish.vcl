# A CDN for the pictures of sites: `cdn.` before a site's host is the site's `cdn_prefix` (docs/operations.md). Varnish 7,
# with TLS in front of it (nginx.conf, hitch): `envsubst '$VONK_HOST $VONK_PORT' < varnish.vcl > /etc/varnish/default.vcl`.
vcl 4.1;

backend application {
  .host = "${VONK_HOST}";
  .port = "${VONK_PORT}";
  .connect_timeout = 3s;
  .first_byte_timeout = 20s;
}

# Who may have a picture forgotten at once: `curl -X PURGE https://cdn.<site>/photos/<site>/<picture>/`.
acl operators {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # The site's own host, and no other that a client names: the key of what is kept begins with it.
  if (req.http.Host !~ "^cdn\.") {
    return (synth(421));
  }
  set req.http.Host = regsub(req.http.Host, "^cdn\.", "");
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Forwarded-Proto;
  unset req.http.Forwarded;
  # Nobody is known here: what needs a session is served by the site itself.
  unset req.http.Cookie;
  unset req.http.Authorization;
  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(403));
    }
    ban("obj.http.X-Kept-Host == " + req.http.Host + " && obj.http.X-Kept-Url ~ ^" + req.url);
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (synth(405));
  }
  if (req.url !~ "^/(photos|lander-pictures)/" || req.url ~ "[?&]for=member(&|$)") {
    return (synth(404));
  }
  # The key is the host and the whole address: its query says for whom it is, until when, and that we gave it.
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.X-Kept-Host = bereq.http.Host;
  set beresp.http.X-Kept-Url = bereq.url;
  # Not a moment beyond the end of an address: by itself Varnish serves ten seconds more while it asks anew.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.status != 200 || beresp.http.Cache-Control !~ "^public, max-age=" || beresp.http.Set-Cookie || beresp.http.Vary ~ "(?i)cookie") {
    unset beresp.http.Set-Cookie;
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.X-Kept-Host;
  unset resp.http.X-Kept-Url;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
